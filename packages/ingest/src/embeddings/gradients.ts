/** Pulls the vectors of each update toward zero. */
const DECAY = 0.01;

/** What the gradients of one edge are collected from. */
export interface Gradients {
  readonly expected: Float32Array;
  readonly expectedGradient: Float32Array;
  readonly vectors: Float32Array;
}

/** Adds the gradients of one object's score; offsets in place of views, since this runs for every pair. */
export function addGradients(
  { expected, expectedGradient, vectors }: Gradients,
  weight: number,
  start: number,
  into: Float32Array,
  at: number,
): void {
  const { length } = expected;
  for (let i = 0; i < length; i += 1) {
    expectedGradient[i] = (expectedGradient[i] ?? 0) + weight * (vectors[start + i] ?? 0);
    into[at + i] = (into[at + i] ?? 0) + weight * (expected[i] ?? 0);
  }
}

/** The chain rule through `compose`. */
export function spread(edge: {
  readonly subject: Float32Array;
  readonly relation: Float32Array;
  readonly expectedGradient: Float32Array;
  readonly subjectGradient: Float32Array;
  readonly relationGradient: Float32Array;
}): void {
  const { subject, relation, expectedGradient, subjectGradient, relationGradient } = edge;
  const half = subject.length / 2;
  for (let i = 0; i < half; i += 1) {
    const [a, b] = [subject[i] ?? 0, subject[half + i] ?? 0];
    const [c, d] = [relation[i] ?? 0, relation[half + i] ?? 0];
    const [g, h] = [expectedGradient[i] ?? 0, expectedGradient[half + i] ?? 0];
    subjectGradient[i] = g * c + h * d;
    subjectGradient[half + i] = h * c - g * d;
    relationGradient[i] = (relationGradient[i] ?? 0) + g * a + h * b;
    relationGradient[half + i] = (relationGradient[half + i] ?? 0) + h * a - g * b;
  }
}

/** One step against a gradient; the more a row was changed before, the smaller (AdaGrad). */
export function update(
  vector: Float32Array,
  gradient: Float32Array,
  {
    squares,
    row,
    rate,
  }: { readonly squares: Float32Array; readonly row: number; readonly rate: number },
): void {
  const { length } = vector;
  let square = 0;
  for (let i = 0; i < length; i += 1) square += (gradient[i] ?? 0) ** 2;
  if (square === 0) return;
  const total = (squares[row] ?? 0) + square / length;
  squares[row] = total;
  const size = rate / Math.sqrt(total + 1e-10);
  for (let i = 0; i < length; i += 1) {
    vector[i] = (vector[i] ?? 0) * (1 - rate * DECAY) - size * (gradient[i] ?? 0);
  }
}
