import {
  compose,
  match,
  prior,
  type RankFigures,
  type RelationFigures,
  rowOf,
} from '@biographql/engines';
import type { EdgeLookup } from './edge-lookup.js';
import type { TrainedVectors } from './train-vectors.js';

/**
 * Ranks both ends of hidden edges among all entities, other known ends left out ("filtered"); equals share the mean of
 * their ranks.
 */
export function evaluateRanks(
  vectors: TrainedVectors,
  hidden: readonly number[],
  lookup: EdgeLookup,
): Pick<RelationFigures, 'vectors' | 'popularity'> {
  const { table } = lookup;
  const own: number[] = [];
  const popular: number[] = [];
  for (const edge of hidden) {
    const [s, p, o] = [
      table.subjects[edge] ?? 0,
      table.predicates[edge] ?? 0,
      table.objects[edge] ?? 0,
    ];
    for (const [row, from, to] of [[2 * p, s, o] as const, [2 * p + 1, o, s] as const]) {
      const left = lookup.endsOf(row, from);
      own.push(rankOf(scoresOf(vectors, row, from), to, left));
      popular.push(
        popularRank(vectors.ends[row] ?? new Map(), to, { left, size: table.entities.length }),
      );
    }
  }
  return { vectors: figures(own), popularity: figures(popular) };
}

function scoresOf(
  { dimensions, entities, relationVectors, ends }: TrainedVectors,
  row: number,
  from: number,
): Float32Array {
  const expected = new Float32Array(dimensions);
  const counts = ends[row] ?? new Map<number, number>();
  compose(rowOf(entities, from, dimensions), rowOf(relationVectors, row, dimensions), expected);
  const scores = Float32Array.from({ length: entities.length / dimensions }, (_, at) =>
    match(expected, entities, at * dimensions),
  );
  for (const [at, count] of counts) scores[at] = (scores[at] ?? 0) + prior(count);
  return scores;
}

/** The rank of an end among all entities but the other known ends; equals share the mean of their ranks. */
export function rankOf(scores: Float32Array, to: number, left: ReadonlySet<number>): number {
  const own = scores[to] ?? 0;
  let above = 0;
  let equal = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] ?? 0;
    if (score < own || at === to || left.has(at)) continue;
    if (score > own) above += 1;
    else equal += 1;
  }
  return 1 + above + equal / 2;
}

function popularRank(
  counts: ReadonlyMap<number, number>,
  to: number,
  { left, size }: { readonly left: ReadonlySet<number>; readonly size: number },
): number {
  const own = counts.get(to) ?? 0;
  let above = 0;
  let equal = 0;
  for (const [at, times] of counts) {
    if (at === to || left.has(at)) continue;
    if (times > own) above += 1;
    else if (times === own) equal += 1;
  }
  if (own === 0) {
    let unseen = size - counts.size - 1;
    for (const at of left) if (at !== to && !counts.has(at)) unseen -= 1;
    equal = unseen;
  }
  return 1 + above + equal / 2;
}

function figures(ranks: readonly number[]): RankFigures {
  const ranked = ranks.length;
  const mean = (of: (rank: number) => number) =>
    ranked === 0 ? 0 : ranks.reduce((sum, rank) => sum + of(rank), 0) / ranked;
  return { ranked, mrr: mean((rank) => 1 / rank), hits10: mean((rank) => (rank <= 10 ? 1 : 0)) };
}
