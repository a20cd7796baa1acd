import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rankings of another search: article ids by query id, the best first. */
export type Run = ReadonlyMap<string, readonly string[]>;

/** Reads all `<name>.run` files of a folder, in TREC's format: `query Q0 article rank weight name`. None without a folder. */
export function readRuns(folder: string | undefined): ReadonlyMap<string, Run> {
  if (folder === undefined) return new Map();
  const files = readdirSync(folder).filter((name) => name.endsWith('.run'));
  return new Map(files.map((name) => [name.slice(0, -4), parse(join(folder, name))]));
}

function parse(path: string): Run {
  const ranked = new Map<string, { readonly id: string; readonly rank: number }[]>();
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [query, , id, rank] = line.trim().split(/\s+/);
    if (query === undefined || id === undefined) continue;
    const list = ranked.get(query) ?? [];
    list.push({ id, rank: Number(rank) });
    ranked.set(query, list);
  }
  return new Map(
    [...ranked].map(([query, list]) => [
      query,
      list.sort((left, right) => left.rank - right.rank).map(({ id }) => id),
    ]),
  );
}
