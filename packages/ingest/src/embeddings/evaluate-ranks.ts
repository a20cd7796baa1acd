import { compose, match, prior } from '@biographql/engines';
import type { EdgeTable } from './edge-table.js';
import type { TrainedVectors } from './train-vectors.js';

/** How well hidden ends of edges are found. */
export interface RankFigures {
  /** Hidden ends that were looked for: two per edge. */
  readonly ranked: number;
  /** The mean of 1 / rank. */
  readonly mrr: number;
  /** The share among the first ten. */
  readonly hits10: number;
}

/** The figures of vectors beside those of guessing the most frequent. */
export interface RelationFigures {
  readonly vectors: RankFigures;
  /** Ends ordered by how often they end an edge of the relation in what was learned from. */
  readonly popularity: RankFigures;
}

/** Answers which ends an edge may have: all known edges, and how often each end occurs in training. */
export class EdgeLookup {
  private readonly known = new Map<number, Set<number>>();
  private readonly counts = new Map<number, Map<number, number>>();

  constructor(
    readonly table: EdgeTable,
    training: Int32Array,
  ) {
    const { subjects, predicates, objects, entities } = table;
    this.span = entities.length;
    for (let edge = 0; edge < subjects.length; edge += 1) {
      const [s, p, o] = [subjects[edge] ?? 0, predicates[edge] ?? 0, objects[edge] ?? 0];
      into(this.known, 2 * p * this.span + s).add(o);
      into(this.known, (2 * p + 1) * this.span + o).add(s);
    }
    for (const edge of training) {
      const [s, p, o] = [subjects[edge] ?? 0, predicates[edge] ?? 0, objects[edge] ?? 0];
      count(this.counts, 2 * p, o);
      count(this.counts, 2 * p + 1, s);
    }
  }

  private readonly span: number;

  /** All ends of edges that start at an entity; a row is twice the relation, plus one for its other direction. */
  endsOf(row: number, from: number): ReadonlySet<number> {
    return this.known.get(row * this.span + from) ?? NONE;
  }

  /** How often entities end edges of a row in training. */
  countsOf(row: number): ReadonlyMap<number, number> {
    return this.counts.get(row) ?? new Map();
  }
}

/**
 * Ranks both ends of hidden edges among all entities, other known ends left out ("filtered"); equals share the mean of
 * their ranks.
 */
export function evaluateRanks(
  vectors: TrainedVectors,
  hidden: readonly number[],
  lookup: EdgeLookup,
): RelationFigures {
  const { table } = lookup;
  const own: number[] = [];
  const popular: number[] = [];
  for (const edge of hidden) {
    const [s, p, o] = [table.subjects[edge] ?? 0, table.predicates[edge] ?? 0, table.objects[edge] ?? 0];
    for (const [row, from, to] of [[2 * p, s, o] as const, [2 * p + 1, o, s] as const]) {
      const left = lookup.endsOf(row, from);
      own.push(rankOf(scoresOf(vectors, row, from), to, left));
      popular.push(popularRank(lookup.countsOf(row), to, { left, size: table.entities.length }));
    }
  }
  return { vectors: figures(own), popularity: figures(popular) };
}

function scoresOf(
  { model, dimensions, entities, relations, ends }: TrainedVectors,
  row: number,
  from: number,
): Float32Array {
  const expected = new Float32Array(dimensions);
  const counts = ends[row];
  const vector = (all: Float32Array, at: number) =>
    all.subarray(at * dimensions, (at + 1) * dimensions);
  compose(model, vector(entities, from), vector(relations, row), expected);
  return Float32Array.from({ length: entities.length / dimensions }, (_, at) =>
    match(model, expected, entities, at * dimensions) + prior(counts?.[at] ?? 0),
  );
}

function rankOf(scores: Float32Array, to: number, left: ReadonlySet<number>): number {
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

const NONE: ReadonlySet<number> = new Set();

function into(sets: Map<number, Set<number>>, key: number): Set<number> {
  const known = sets.get(key) ?? new Set<number>();
  sets.set(key, known);
  return known;
}

function count(counts: Map<number, Map<number, number>>, row: number, entity: number): void {
  const own = counts.get(row) ?? new Map<number, number>();
  own.set(entity, (own.get(entity) ?? 0) + 1);
  counts.set(row, own);
}
