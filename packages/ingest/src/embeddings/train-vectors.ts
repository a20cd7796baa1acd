import type { CallOptions } from '@biographql/core';
import { compose, match, prior, rowOf } from '@biographql/engines';
import type { EdgeTable } from './edge-table.js';
import { addGradients, spread, update } from './gradients.js';
import { createRandom, shuffle } from './random.js';

/** Vectors that were learned, row by row. */
export interface TrainedVectors {
  readonly dimensions: number;
  readonly entities: Float32Array;
  /** Two rows per relation: from subject to object, and back. */
  readonly relationVectors: Float32Array;
  /** For each row the number of edges that end at an entity, in what was learned from. */
  readonly ends: readonly ReadonlyMap<number, number>[];
}

/** What decides what is learned. */
export interface TrainingSettings {
  readonly dimensions: number;
  readonly epochs: number;
  readonly seed: number;
}

/** Options of {@link trainVectors}. */
export interface TrainVectorsOptions extends CallOptions, TrainingSettings {
  readonly onBatch?: ((done: number, total: number) => void) | undefined;
}

const BATCH = 64;
const NEGATIVES = 64;
const LEARNING_RATE = 0.1;
/** Candidates with a smaller share of the blame are passed over. */
const LEAST_SHARE = 1e-4;
/** Batches between two turns of the event loop. */
const BREATH = 256;

/**
 * Learns vectors from edges by telling each edge's end from others: half of them drawn from all entities, half from the
 * ends of the same relation. Both directions are learned, each with a row of its own. One thread, and the same vectors
 * for the same edges and seed.
 * @param edges - the numbers of the edges of the table that are learned from.
 * @throws `signal.reason` when aborted.
 */
export async function trainVectors(
  table: EdgeTable,
  edges: Int32Array,
  options: TrainVectorsOptions,
): Promise<TrainedVectors> {
  const { dimensions, epochs, seed, signal, onBatch } = options;
  const random = createRandom(seed);
  const ends = countEnds(table, edges);
  const trainer = new Trainer(table, { dimensions, random, ends });
  const batches = batchesOf(table, edges, random);
  const total = batches.length * epochs;
  for (let epoch = 0, done = 0; epoch < epochs; epoch += 1) {
    const order = batches.map((_, index) => index);
    shuffle(order, random);
    const rate = LEARNING_RATE * (1 - epoch / (epochs + 1));
    for (const index of order) {
      const batch = batches[index];
      if (batch !== undefined) trainer.learn(batch, rate);
      done += 1;
      if (done % BREATH !== 0 && done !== total) continue;
      onBatch?.(done, total);
      await new Promise(setImmediate);
      signal?.throwIfAborted();
    }
  }
  return {
    dimensions,
    entities: trainer.entities,
    relationVectors: trainer.relations,
    ends: ends.map(toCounts),
  };
}

function toCounts(counts: Uint32Array): ReadonlyMap<number, number> {
  return new Map([...counts.entries()].filter(([, count]) => count > 0));
}

function countEnds(table: EdgeTable, edges: Int32Array): readonly Uint32Array[] {
  const rows = Array.from(
    { length: 2 * table.relations.length },
    () => new Uint32Array(table.entities.length),
  );
  for (const edge of edges) {
    const relation = table.predicates[edge] ?? 0;
    add(rows[2 * relation], table.objects[edge]);
    add(rows[2 * relation + 1], table.subjects[edge]);
  }
  return rows;
}

function add(counts: Uint32Array | undefined, at = 0): void {
  if (counts !== undefined) counts[at] = (counts[at] ?? 0) + 1;
}

/** Edges of one relation in one direction, with the entities that others of them end at. */
interface Batch {
  readonly row: number;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly range: Int32Array;
}

function batchesOf(table: EdgeTable, edges: Int32Array, random: () => number): readonly Batch[] {
  return table.relations.flatMap((_, relation) => {
    const own = edges.filter((edge) => table.predicates[edge] === relation);
    shuffle(own, random);
    const subjects = Int32Array.from(own, (edge) => table.subjects[edge] ?? 0);
    const objects = Int32Array.from(own, (edge) => table.objects[edge] ?? 0);
    return [
      ...slices(2 * relation, subjects, objects),
      ...slices(2 * relation + 1, objects, subjects),
    ];
  });
}

function slices(row: number, from: Int32Array, to: Int32Array): readonly Batch[] {
  const range = Int32Array.from(new Set(to));
  return Array.from({ length: Math.ceil(from.length / BATCH) }, (_, slice) => ({
    row,
    range,
    from: from.subarray(slice * BATCH, (slice + 1) * BATCH),
    to: to.subarray(slice * BATCH, (slice + 1) * BATCH),
  }));
}

interface TrainerParts {
  readonly dimensions: number;
  readonly random: () => number;
  readonly ends: readonly Uint32Array[];
}

/** Vectors with the sums of squares by which each row's steps shrink (AdaGrad). */
class Trainer {
  readonly entities: Float32Array;
  readonly relations: Float32Array;
  private readonly entitySquares: Float32Array;
  private readonly relationSquares: Float32Array;
  private readonly expected: Float32Array;
  private readonly expectedGradient: Float32Array;
  private readonly negativeGradients: Float32Array;
  private readonly negatives = new Int32Array(NEGATIVES);
  private readonly scores = new Float32Array(NEGATIVES);
  private readonly size: number;

  constructor(
    table: EdgeTable,
    private readonly parts: TrainerParts,
  ) {
    const { dimensions, random } = parts;
    this.size = table.entities.length;
    const spread = 1 / Math.sqrt(dimensions);
    const draw = (length: number) =>
      Float32Array.from({ length }, () => (random() * 2 - 1) * spread);
    this.entities = draw(this.size * dimensions);
    this.relations = draw(table.relations.length * 2 * dimensions);
    this.entitySquares = new Float32Array(this.size);
    this.relationSquares = new Float32Array(table.relations.length * 2);
    this.expected = new Float32Array(dimensions);
    this.expectedGradient = new Float32Array(dimensions);
    this.negativeGradients = new Float32Array(NEGATIVES * dimensions);
  }

  learn({ row, from, to, range }: Batch, rate: number): void {
    const { dimensions, random } = this.parts;
    for (let index = 0; index < NEGATIVES; index += 1) {
      this.negatives[index] =
        index % 2 === 0
          ? Math.floor(random() * this.size)
          : (range[Math.floor(random() * range.length)] ?? 0);
    }
    this.negativeGradients.fill(0);
    const relation = rowOf(this.relations, row, dimensions);
    const relationGradient = new Float32Array(dimensions);
    const ends = this.parts.ends[row] ?? new Uint32Array(this.size);
    for (let index = 0; index < from.length; index += 1) {
      this.learnEdge(from[index] ?? 0, to[index] ?? 0, { relation, relationGradient, rate, ends });
    }
    for (let index = 0; index < NEGATIVES; index += 1) {
      const gradient = rowOf(this.negativeGradients, index, dimensions);
      this.step(this.negatives[index] ?? 0, gradient, rate);
    }
    update(relation, relationGradient, {
      squares: this.relationSquares,
      row,
      rate,
    });
  }

  private learnEdge(
    from: number,
    to: number,
    {
      relation,
      relationGradient,
      rate,
      ends,
    }: {
      readonly relation: Float32Array;
      readonly relationGradient: Float32Array;
      readonly rate: number;
      readonly ends: Uint32Array;
    },
  ): void {
    const { dimensions } = this.parts;
    const { expected, expectedGradient, scores } = this;
    const { entities } = this;
    const subject = this.vector(from);
    compose(subject, relation, expected);
    // The edge itself must not tell of its end.
    const own = match(expected, entities, to * dimensions) + prior((ends[to] ?? 1) - 1);
    let most = own;
    for (let index = 0; index < NEGATIVES; index += 1) {
      const negative = this.negatives[index] ?? 0;
      const score =
        negative === to
          ? Number.NEGATIVE_INFINITY
          : match(expected, entities, negative * dimensions) + prior(ends[negative] ?? 0);
      scores[index] = score;
      if (score > most) most = score;
    }
    let sum = Math.exp(own - most);
    for (let index = 0; index < NEGATIVES; index += 1) {
      const weight = Math.exp((scores[index] ?? 0) - most);
      scores[index] = weight;
      sum += weight;
    }
    expectedGradient.fill(0);
    const objectGradient = new Float32Array(dimensions);
    const gradients = { expected, expectedGradient, vectors: entities };
    addGradients(gradients, Math.exp(own - most) / sum - 1, to * dimensions, objectGradient, 0);
    for (let index = 0; index < NEGATIVES; index += 1) {
      const share = (scores[index] ?? 0) / sum;
      if (share < LEAST_SHARE) continue;
      const start = (this.negatives[index] ?? 0) * dimensions;
      addGradients(gradients, share, start, this.negativeGradients, index * dimensions);
    }
    const subjectGradient = new Float32Array(dimensions);
    spread({ subject, relation, expectedGradient, subjectGradient, relationGradient });
    this.step(from, subjectGradient, rate);
    this.step(to, objectGradient, rate);
  }

  private vector(entity: number): Float32Array {
    return rowOf(this.entities, entity, this.parts.dimensions);
  }

  private step(entity: number, gradient: Float32Array, rate: number): void {
    update(this.vector(entity), gradient, { squares: this.entitySquares, row: entity, rate });
  }
}
