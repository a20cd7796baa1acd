/** How a triple is scored from its vectors. */
export type EmbeddingModel = 'complex' | 'distmult' | 'transe';

/** The models, the default first. */
export const EMBEDDING_MODELS: readonly EmbeddingModel[] = ['complex', 'distmult', 'transe'];

/**
 * Writes what a subject and a relation expect of the object: their product, of complex numbers where the first half of a
 * vector is real and the second imaginary (ComplEx), of real ones (DistMult), or their sum (TransE).
 */
export function compose(
  model: EmbeddingModel,
  subject: Float32Array,
  relation: Float32Array,
  into: Float32Array,
): void {
  const dimensions = into.length;
  if (model === 'complex') {
    const half = dimensions / 2;
    for (let i = 0; i < half; i += 1) {
      const [a, b] = [subject[i] ?? 0, subject[half + i] ?? 0];
      const [c, d] = [relation[i] ?? 0, relation[half + i] ?? 0];
      into[i] = a * c - b * d;
      into[half + i] = a * d + b * c;
    }
    return;
  }
  for (let i = 0; i < dimensions; i += 1) {
    const [a, c] = [subject[i] ?? 0, relation[i] ?? 0];
    into[i] = model === 'distmult' ? a * c : a + c;
  }
}

/**
 * How well an object is what was expected: the inner product, or for TransE the negative squared distance.
 * @param start - where the object's vector begins among all vectors.
 */
export function match(
  model: EmbeddingModel,
  expected: Float32Array,
  vectors: Float32Array,
  start: number,
): number {
  const { length } = expected;
  let sum = 0;
  if (model === 'transe') {
    for (let i = 0; i < length; i += 1) {
      const difference = (expected[i] ?? 0) - (vectors[start + i] ?? 0);
      sum -= difference * difference;
    }
    return sum;
  }
  for (let i = 0; i < length; i += 1) sum += (expected[i] ?? 0) * (vectors[start + i] ?? 0);
  return sum;
}

/** What the number of edges of a relation that end at an entity adds to the score of one more: vectors tell the rest. */
export function prior(edges: number): number {
  return Math.log(1 + edges);
}
