import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** One of the real queries that are stored next to the project. */
export interface RealQuery {
  readonly id: string;
  readonly sparql: string;
}

const FILE = fileURLToPath(
  new URL('../../../../shared/data/queries/queries.jsonl.gz', import.meta.url),
);

/** Why tests over the real queries cannot run; undefined when they can. */
export const realQueriesMissing: string | undefined = existsSync(FILE)
  ? undefined
  : 'The folder ../shared/data/queries next to the project is missing: tests over real queries are skipped.';

/** Reads all real queries in place. */
export function realQueries(): readonly RealQuery[] {
  const lines = gunzipSync(readFileSync(FILE)).toString('utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as RealQuery);
}
