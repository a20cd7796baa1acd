import { setTimeout } from 'node:timers/promises';
import { isRecord } from '@biographql/core/internal';
import { readShared } from './read-gold.js';
import { say, share } from './say.js';
import type { BenchContext, Table } from './sections.js';

interface RealQuery {
  readonly id: string;
  readonly sparql: string;
}

interface Outcome extends RealQuery {
  /** Solutions or triples; null when the query did not run. */
  readonly rows: number | null;
  readonly error: string;
}

const ACCEPT = 'application/sparql-results+json, application/n-triples';
/** While a thread loads its graph again after a query was stopped. */
const MAX_RETRIES = 40;

/** Sends queries that others wrote for Wikidata to the SPARQL endpoint: which run, and which have rows. */
export async function benchQueries(context: BenchContext): Promise<readonly Table[]> {
  const queries = readQueries().slice(0, context.max);
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    if (outcomes.length % 50 === 0) say(`queries: ${outcomes.length} of ${queries.length}`);
    outcomes.push({ ...query, ...(await ask(context, query.sparql)) });
  }
  const failed = outcomes.filter(({ rows }) => rows === null);
  const run = outcomes.length - failed.length;
  const withRows = outcomes.filter(({ rows }) => rows !== null && rows > 0).length;
  return [
    {
      title: 'Real queries written for Wikidata',
      rows: {
        run: { queries: run, share: share(run, outcomes.length) },
        'have rows': { queries: withRows, share: share(withRows, outcomes.length) },
      },
      ...(context.lists ? { wrong: failed.map(({ id, error }) => `${id}: ${error}`) } : {}),
    },
  ];
}

function readQueries(): readonly RealQuery[] {
  const lines = readShared('queries/queries.jsonl.gz').trim().split('\n');
  return lines.flatMap((line) => {
    const query: unknown = JSON.parse(line);
    if (!isRecord(query) || typeof query.sparql !== 'string' || query.wikidata !== true) return [];
    return [{ id: String(query.id), sparql: query.sparql }];
  });
}

/** Asks as any caller does, and retries as long as the service is busy. */
async function ask(
  context: BenchContext,
  sparql: string,
): Promise<Pick<Outcome, 'rows' | 'error'>> {
  for (let retries = 0; ; retries += 1) {
    const response = await context.send('sparql', 'application/sparql-query', sparql, ACCEPT);
    const text = await response.text();
    if (response.status === 200) return { rows: countRows(text), error: '' };
    if (!/"code":"(?:OVERLOADED|RATE_LIMITED)"/.test(text) || retries === MAX_RETRIES)
      return { rows: null, error: /"message":"([^"\\]+)/.exec(text)?.[1] ?? text.slice(0, 200) };
    await setTimeout(1_000 * Number(response.headers.get('retry-after') ?? 5));
  }
}

function countRows(text: string): number {
  if (!text.startsWith('{')) return text.split('\n').filter((line) => line !== '').length;
  const { boolean, results } = JSON.parse(text) as {
    readonly boolean?: boolean;
    readonly results?: { readonly bindings: readonly unknown[] };
  };
  return results === undefined ? Number(boolean) : results.bindings.length;
}
