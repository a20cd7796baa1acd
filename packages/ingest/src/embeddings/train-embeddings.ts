import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  createGraphEmbeddings,
  decodeEmbeddings,
  type EmbeddingFacts,
  encodeEmbeddings,
  type GraphEmbeddings,
} from '@biographql/engines';
import type { Vocabulary } from '@biographql/vocabulary';
import { DatasetError } from '../dataset/dataset-error.js';
import { vocabularyOf } from '../dataset/manifest.js';
import { GRAPH_FILE, readDatasetManifest } from '../dataset/open-dataset.js';
import { type LearnEmbeddingsOptions, learnEmbeddings } from './learn-embeddings.js';

/** Options of {@link trainEmbeddings}. */
export interface TrainEmbeddingsOptions
  extends Omit<LearnEmbeddingsOptions, 'vocabulary' | 'dataset'> {
  /** The data directory whose dataset is learned. */
  readonly dataDir: string;
  /** What the properties of the graph mean. Default: Wikidata's. */
  readonly vocabulary?: Vocabulary | undefined;
}

/** What a training made. */
export interface TrainedEmbeddings extends EmbeddingFacts {
  readonly path: string;
  readonly bytes: number;
  readonly entities: number;
}

/** Where the embeddings of a dataset are kept, in its folder: a new dataset has none until they are trained. */
const EMBEDDINGS_FILE = join('embeddings', 'embeddings.bin');

/**
 * Learns embeddings from the graph of a data directory's dataset and keeps them beside it, in the place of earlier ones.
 * @throws DatasetError when there is no dataset, or when it was replaced meanwhile; `signal.reason` when aborted.
 */
export async function trainEmbeddings(options: TrainEmbeddingsOptions): Promise<TrainedEmbeddings> {
  const { dataDir, ...settings } = options;
  const { directory, manifest } = await readDatasetManifest(dataDir);
  const { vocabulary = vocabularyOf(manifest) } = options;
  const dataset = manifest.digest;
  const learned = await learnEmbeddings(join(directory, GRAPH_FILE), {
    ...settings,
    vocabulary,
    dataset,
  });
  const bytes = encodeEmbeddings(learned);
  const now = await readDatasetManifest(dataDir);
  if (now.manifest.created !== manifest.created) {
    throw new DatasetError(
      'busy',
      'The dataset was replaced while its embeddings were trained. Train them again.',
      { path: directory },
    );
  }
  const path = join(directory, EMBEDDINGS_FILE);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, bytes);
  await rename(`${path}.new`, path).catch(async (error) => {
    await rm(`${path}.new`, { force: true });
    throw error;
  });
  const { dimensions, seed, relations, iris } = learned;
  return { path, bytes: bytes.length, entities: iris.length, dimensions, seed, dataset, relations };
}

/**
 * Opens the embeddings of a dataset's folder; null when none were trained.
 * @throws DatasetError `damaged` for a file that cannot be read or was trained on another dataset.
 */
export async function openEmbeddings(
  directory: string,
  dataset: string | null,
): Promise<GraphEmbeddings | null> {
  const path = join(directory, EMBEDDINGS_FILE);
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) return null;
  const embeddings = decodeEmbeddings(bytes);
  if (embeddings === null || embeddings.dataset !== dataset) {
    throw new DatasetError(
      'damaged',
      'The embeddings cannot be read or belong to another dataset. Run `biographql train-embeddings`.',
      { path },
    );
  }
  return createGraphEmbeddings(embeddings);
}
