import type { Embeddings, RelationFigures } from '@biographql/engines';
import { calibrate, labeledScores } from './calibrate.js';
import { EdgeLookup } from './edge-lookup.js';
import { type ReadEdgesOptions, readEdges } from './edge-table.js';
import { evaluateRanks } from './evaluate-ranks.js';
import { fitWeights } from './fit-weights.js';
import { createRandom } from './random.js';
import { splitEdges } from './split-edges.js';
import { trainVectors } from './train-vectors.js';

/** What decides what is learned. */
export interface EmbeddingSettings {
  /** Numbers of each vector, even. @defaultValue 64 */
  readonly dimensions?: number | undefined;
  /** How often each edge is learned from. @defaultValue 4 */
  readonly epochs?: number | undefined;
  /** The most edges of one relation; of more, as many are drawn at random. @defaultValue 60000 */
  readonly edgesPerRelation?: number | undefined;
  /** The same seed, graph and settings give the same bytes. @defaultValue 1 */
  readonly seed?: number | undefined;
}

/** The steps of learning, in this order. */
export type EmbeddingPhase = 'read-edges' | 'train' | 'evaluate';

/** How far the learning is. */
export interface EmbeddingProgress {
  readonly phase: EmbeddingPhase;
  /** From 0 to 1 in this phase. */
  readonly share: number;
}

/** Options of {@link learnEmbeddings}. */
export interface LearnEmbeddingsOptions
  extends EmbeddingSettings,
    Pick<ReadEdgesOptions, 'vocabulary' | 'signal'> {
  /** Digest of the dataset; null where it has none. */
  readonly dataset: string | null;
  /** Told of each step now and then, with the share of it that is done. */
  readonly onProgress?: ((progress: EmbeddingProgress) => void) | undefined;
}

/** Fewer labeled scores tell a relation's calibration worse than those of all relations do. */
const ENOUGH_SCORES = 40;

/**
 * Learns vectors from the triples of a file, measures them on edges that were hidden, and calibrates their scores.
 * @throws `signal.reason` when aborted; what `readTriples` throws.
 */
export async function learnEmbeddings(
  path: string,
  options: LearnEmbeddingsOptions,
): Promise<Embeddings> {
  const { dimensions = 64, epochs = 4, edgesPerRelation = 60_000, seed = 1 } = options;
  const { vocabulary, dataset, signal, onProgress } = options;
  const tell = (phase: EmbeddingPhase) => (done: number, total: number) =>
    onProgress?.({ phase, share: total === 0 ? 1 : done / total });
  const table = await readEdges(path, {
    vocabulary,
    edgesPerRelation,
    seed,
    signal,
    onProgress: ({ bytes, totalBytes }) => tell('read-edges')(bytes, totalBytes),
  });
  const { learned, calibration, test } = splitEdges(table, seed);
  const settings = { dimensions, epochs, seed, signal, onBatch: tell('train') };
  const vectors = await trainVectors(table, learned, settings);
  const lookup = new EdgeLookup(table);
  fitWeights(vectors, calibration, lookup);
  const random = createRandom(seed);
  const scores = calibration.map((edges) => labeledScores(vectors, edges, { lookup, random }));
  const common = calibrate(scores.flat());
  const relations: RelationFigures[] = [];
  for (const [row, relation] of table.relations.entries()) {
    const own = scores[row] ?? [];
    relations.push({
      relation,
      edges: table.found[row] ?? 0,
      learned: learned.filter((edge) => table.predicates[edge] === row).length,
      ...evaluateRanks(vectors, test[row] ?? [], lookup),
      calibration: own.length < ENOUGH_SCORES ? common : calibrate(own),
    });
    tell('evaluate')(row + 1, table.relations.length);
    await new Promise(setImmediate);
    signal?.throwIfAborted();
  }
  return { ...vectors, seed, dataset, relations, iris: table.entities };
}
