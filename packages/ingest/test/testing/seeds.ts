import { type Article, createGraphEmbeddings, type GraphEmbeddings } from '@biographql/engines';
import threeDiseases from '../../data/seed-three-diseases.json' with { type: 'json' };

/** Content of a test service. */
export interface Seed {
  readonly triples: string;
  readonly articles: readonly Article[];
}

/** The name of a seed. */
export type SeedName = 'three-diseases';

/**
 * The seeds that come with the package. `three-diseases`: asthma, type 2 diabetes and Alzheimer's disease with their
 * drugs, genes, symptoms, subtypes and pathways, and 30 articles without abstracts.
 */
export const SEEDS: Readonly<Record<SeedName, Seed>> = {
  'three-diseases': {
    triples: threeDiseases.triples.map((line) => `${line}\n`).join(''),
    // JSON gives texts for IRIs and identifiers.
    articles: threeDiseases.articles as readonly unknown[] as readonly Article[],
  },
};

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const DIMENSIONS = 8;
const DIRECT_TRIPLE = /^<([^>]+)> <([^>]+\/prop\/direct\/[^>]+)> <([^>]+)> \.$/gm;

/** Returns vectors for every entity and direct claim of a seed, the same at every call. */
export async function seedEmbeddings({ triples }: Pick<Seed, 'triples'>): Promise<GraphEmbeddings> {
  const [iris, relations] = [new Set<string>(), new Set<string>()];
  for (const [, subject = '', predicate = '', object = ''] of triples.matchAll(DIRECT_TRIPLE)) {
    iris.add(subject).add(object);
    relations.add(predicate);
  }
  const random = createRandom(1);
  const vectors = (rows: number) =>
    Float32Array.from({ length: rows * DIMENSIONS }, () => random() - 0.5);
  return createGraphEmbeddings({
    model: 'complex',
    dimensions: DIMENSIONS,
    dataset: null,
    iris: [...iris],
    entities: vectors(iris.size),
    relations: [...relations],
    relationVectors: vectors(relations.size),
  });
}
