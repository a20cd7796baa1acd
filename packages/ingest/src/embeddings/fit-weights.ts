import { compose, match, prior, rowOf } from '@biographql/engines';
import type { EdgeLookup } from './edge-lookup.js';
import { rankOf } from './evaluate-ranks.js';
import type { TrainedVectors } from './train-vectors.js';

/** How much the vectors of a relation may count beside the number of edges at an end; 0 is that number alone. */
const WEIGHTS = [0, 0.25, 0.5, 0.75, 1, 1.5];
/** Fewer hidden edges do not tell which weight is best. */
const ENOUGH_EDGES = 10;
/** More hidden edges cost time and hardly change the choice. */
const MOST_EDGES = 40;

/**
 * Chooses for each relation and direction how much its vectors count, by how well hidden edges are found, and scales its
 * row: where nothing could be learned they then do no harm.
 * @param hidden - by relation, edges that are neither learned from nor measured with.
 */
export function fitWeights(
  vectors: TrainedVectors,
  hidden: readonly (readonly number[])[],
  lookup: EdgeLookup,
): void {
  const { subjects, objects } = lookup.table;
  hidden.forEach((edges, relation) => {
    if (edges.length < ENOUGH_EDGES) return;
    const some = edges.slice(0, MOST_EDGES);
    const ends = some.map((edge) => [subjects[edge] ?? 0, objects[edge] ?? 0] as const);
    scale(vectors, 2 * relation, bestWeight(vectors, { row: 2 * relation, ends, lookup }));
    const back = ends.map(([from, to]) => [to, from] as const);
    const row = 2 * relation + 1;
    scale(vectors, row, bestWeight(vectors, { row, ends: back, lookup }));
  });
}

function bestWeight(
  { dimensions, entities, relationVectors, ends: counts }: TrainedVectors,
  {
    row,
    ends,
    lookup,
  }: {
    readonly row: number;
    readonly ends: readonly (readonly [from: number, to: number])[];
    readonly lookup: EdgeLookup;
  },
): number {
  const gains = WEIGHTS.map(() => 0);
  const expected = new Float32Array(dimensions);
  const size = entities.length / dimensions;
  const priors = new Float32Array(size);
  for (const [at, count] of counts[row] ?? []) priors[at] = prior(count);
  for (const [from, to] of ends) {
    compose(rowOf(entities, from, dimensions), rowOf(relationVectors, row, dimensions), expected);
    const matches = Float32Array.from({ length: size }, (_, at) =>
      match(expected, entities, at * dimensions),
    );
    const known = lookup.endsOf(row, from);
    WEIGHTS.forEach((weight, index) => {
      const scores = matches.map((value, at) => weight * value + (priors[at] ?? 0));
      gains[index] = (gains[index] ?? 0) + 1 / rankOf(scores, to, known);
    });
  }
  return WEIGHTS[gains.indexOf(Math.max(...gains))] ?? 1;
}

function scale({ relationVectors, dimensions }: TrainedVectors, row: number, weight: number): void {
  const vector = rowOf(relationVectors, row, dimensions);
  vector.forEach((value, index) => {
    vector[index] = value * weight;
  });
}
