import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGraphEmbeddings, type GraphEmbeddings } from '@biographql/engines';
import { type Vocabulary, WIKIDATA } from '@biographql/vocabulary';
import { learnEmbeddings } from '../embeddings/learn-embeddings.js';
import type { Seed } from './seeds.js';

/** Small and quick: seeds have few edges. */
const SETTINGS = { dimensions: 8, epochs: 2, seed: 1, dataset: null };

/** Learns embeddings from a seed, the same at every call. */
export async function learnSeedEmbeddings(
  { triples }: Pick<Seed, 'triples'>,
  vocabulary: Vocabulary = WIKIDATA,
): Promise<GraphEmbeddings> {
  const directory = await mkdtemp(join(tmpdir(), 'biographql-seed-'));
  try {
    const path = join(directory, 'graph.nt');
    await writeFile(path, triples);
    return createGraphEmbeddings(await learnEmbeddings(path, { ...SETTINGS, vocabulary }));
  } finally {
    await rm(directory, { recursive: true });
  }
}
