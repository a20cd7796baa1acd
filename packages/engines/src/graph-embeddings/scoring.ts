/**
 * Writes what a subject and a relation expect of the object: their product, element by element, of complex numbers whose
 * real parts are the first half of a vector and whose imaginary parts are the second (ComplEx, Trouillon et al. 2016).
 */
export function compose(
  subject: Float32Array,
  relation: Float32Array,
  expected: Float32Array,
): void {
  const half = expected.length / 2;
  for (let i = 0; i < half; i += 1) {
    const [a, b] = [subject[i] ?? 0, subject[half + i] ?? 0];
    const [c, d] = [relation[i] ?? 0, relation[half + i] ?? 0];
    expected[i] = a * c - b * d;
    expected[half + i] = a * d + b * c;
  }
}

/**
 * How well an object is what was expected: their inner product.
 * @param start - where the object's vector begins among all vectors.
 */
export function match(expected: Float32Array, vectors: Float32Array, start: number): number {
  let sum = 0;
  for (let i = 0; i < expected.length; i += 1)
    sum += (expected[i] ?? 0) * (vectors[start + i] ?? 0);
  return sum;
}

/** What the number of edges of a relation that end at an entity adds for one more; vectors tell the rest. */
export function prior(edges: number): number {
  return Math.log(1 + edges);
}

/** A part of many vectors in one list, without a copy. */
export function rowOf(vectors: Float32Array, row: number, dimensions: number): Float32Array {
  return vectors.subarray(row * dimensions, (row + 1) * dimensions);
}
