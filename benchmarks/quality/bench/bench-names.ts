import type { GoldName } from '../gold/gold-question.js';
import { readGold } from './read-gold.js';
import { say, share } from './say.js';
import type { BenchContext, Table } from './sections.js';
import { typed } from './wire.js';

/** Types brand names, abbreviations, lay names and identifiers, and looks at what comes first. */
export async function benchNames(context: BenchContext): Promise<readonly Table[]> {
  const half = context.half.startsWith('development') ? 'development' : 'held-out';
  const names = readGold<GoldName>(`names.${half}.jsonl`);
  say(`names: ${names.length}`);
  const found: (GoldName & { readonly rank: number })[] = [];
  for (const name of names) {
    const hits = await typed(context, name.typed);
    found.push({ ...name, rank: hits.findIndex((iri) => name.iris.includes(iri)) + 1 });
  }
  const rows: Record<string, Readonly<Record<string, number | null>>> = {};
  for (const kind of new Set(found.map((name) => name.kind)))
    rows[kind] = toFigures(found.filter((name) => name.kind === kind));
  rows['held by the graph'] = toFigures(found.filter(({ source }) => source === 'graph'));
  rows['held by another shared file'] = toFigures(
    found.filter(({ source }) => source !== 'graph' && source !== null),
  );
  rows['held by no shared file'] = toFigures(found.filter(({ source }) => source === null));
  rows.all = toFigures(found);
  const wrong = found
    .filter(({ rank }) => rank !== 1)
    .map(
      ({ typed, label, rank, source }) =>
        `${typed} → ${label}: ${rank === 0 ? 'not found' : `rank ${rank}`} (${source ?? 'no shared file'})`,
    );
  const title = `Names and identifiers, ${half} half`;
  return [{ title, rows, ...(context.lists ? { wrong } : {}) }];
}

function toFigures(
  found: readonly { readonly rank: number }[],
): Readonly<Record<string, number | null>> {
  const within = (limit: number) => found.filter(({ rank }) => rank > 0 && rank <= limit).length;
  return {
    requested: found.length,
    first: within(1),
    'at rank 1': share(within(1), found.length),
    'in top 5': share(within(5), found.length),
  };
}
