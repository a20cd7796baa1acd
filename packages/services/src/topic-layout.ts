export interface Point {
  /** -1 to 1. */
  readonly x: number;
  /** -1 to 1. */
  readonly y: number;
}

/**
 * Places topics so that those that occur in the same articles are near each other: classical multidimensional scaling
 * (Torgerson 1952) of the distances 1 - cosine, where cosine(i, j) = both(i, j) / sqrt(count(i) count(j)). Both axes
 * have the same scale, chosen so that the outermost coordinate is 1 or -1. The same counts give the same places; a
 * single topic, and topics that are all alike, lie in the center.
 *
 * @param cooccurrence - symmetric: articles with both topics, on the diagonal articles with the one.
 */
export function layOutTopics(cooccurrence: SymmetricMatrix): readonly Point[] {
  const pairs = eigenpairs(doubleCentered(cooccurrence));
  const axes = [pairs[0], pairs[1]].map((pair) => {
    const length = Math.sqrt(Math.max(pair?.value ?? 0, 0));
    return cooccurrence.map((_, topic) => (pair?.vector[topic] ?? 0) * length);
  });
  const extent = Math.max(...axes.flat().map(Math.abs), 0);
  const scale = extent < NEGLIGIBLE_EXTENT ? 0 : 1 / extent;
  return cooccurrence.map((_, topic) => ({
    x: rounded((axes[0]?.[topic] ?? 0) * scale),
    y: rounded((axes[1]?.[topic] ?? 0) * scale),
  }));
}

const NEGLIGIBLE_EXTENT = 1e-9;

/** -1/2 J D^2 J, where D holds the distances and J takes the mean away. */
function doubleCentered(cooccurrence: SymmetricMatrix): SymmetricMatrix {
  const size = cooccurrence.length;
  const squares = cooccurrence.map((row, i) =>
    row.map((_, j) => distance(cooccurrence, i, j) ** 2),
  );
  const means = squares.map((row) => row.reduce((sum, square) => sum + square, 0) / size);
  const grandMean = means.reduce((sum, mean) => sum + mean, 0) / size;
  return squares.map((row, i) =>
    row.map((square, j) => -0.5 * (square - (means[i] ?? 0) - (means[j] ?? 0) + grandMean)),
  );
}

function distance(cooccurrence: SymmetricMatrix, i: number, j: number): number {
  if (i === j) return 0;
  const both = cooccurrence[i]?.[j] ?? 0;
  const norm = Math.sqrt((cooccurrence[i]?.[i] ?? 0) * (cooccurrence[j]?.[j] ?? 0));
  return norm === 0 ? 1 : 1 - Math.min(both / norm, 1);
}

/** Six decimals: what lies below is rounding error, and would differ between machines. */
function rounded(coordinate: number): number {
  return Math.round(coordinate * 1e6) / 1e6 + 0;
}

export type SymmetricMatrix = readonly (readonly number[])[];

export interface Eigenpair {
  readonly value: number;
  readonly vector: readonly number[];
}

/**
 * Returns the eigenpairs of a small symmetric matrix by Jacobi rotations (Golub and Van Loan, Matrix Computations, 8.5),
 * the greatest eigenvalue first. Of each vector and its negative, the one whose largest component is positive is taken.
 */
export function eigenpairs(matrix: SymmetricMatrix): readonly Eigenpair[] {
  const values = matrix.map((row) => [...row]);
  const vectors = matrix.map((_, row) => matrix.map((_, column) => Number(row === column)));
  for (let sweep = 0; sweep < MOST_SWEEPS && rotateAll(values, vectors); sweep += 1);
  return values
    .map((row, at) => ({
      value: row[at] ?? 0,
      vector: withFixedSign(vectors.map((components) => components[at] ?? 0)),
    }))
    .sort((left, right) => right.value - left.value);
}

/** Matrices of 20 rows take 6 to 8. */
const MOST_SWEEPS = 50;

function rotateAll(values: number[][], vectors: readonly number[][]): boolean {
  let isRotated = false;
  for (let p = 0; p < values.length; p += 1) {
    for (let q = p + 1; q < values.length; q += 1) {
      const [app = 0, aqq = 0, apq = 0] = [values[p]?.[p], values[q]?.[q], values[p]?.[q]];
      if (Math.abs(apq) <= Number.EPSILON * Math.max(Math.abs(app), Math.abs(aqq))) continue;
      const tau = (aqq - app) / (2 * apq);
      const tangent = (tau < 0 ? -1 : 1) / (Math.abs(tau) + Math.hypot(1, tau));
      const cosine = 1 / Math.hypot(1, tangent);
      const sine = tangent * cosine;
      for (const row of [...values, ...vectors]) {
        const [left = 0, right = 0] = [row[p], row[q]];
        row[p] = cosine * left - sine * right;
        row[q] = sine * left + cosine * right;
      }
      const [upper = [], lower = []] = [values[p], values[q]];
      values[p] = upper.map((value, at) => cosine * value - sine * (lower[at] ?? 0));
      values[q] = lower.map((value, at) => sine * (upper[at] ?? 0) + cosine * value);
      isRotated = true;
    }
  }
  return isRotated;
}

/** Components within a rounding error of the largest count as equal; the first of them decides. */
function withFixedSign(vector: readonly number[]): readonly number[] {
  const largest = Math.max(...vector.map(Math.abs), 0);
  const deciding = vector.find((component) => Math.abs(component) >= largest - 1e-9) ?? 0;
  return deciding < 0 ? vector.map((component) => -component) : vector;
}
