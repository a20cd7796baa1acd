import { createGraphEmbeddings, type GraphEmbeddings } from '@biographql/engines';
import { createRandom } from './random.js';
import type { Seed } from './seeds.js';

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
