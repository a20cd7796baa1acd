/** A symmetric matrix, row by row. */
export type SymmetricMatrix = readonly (readonly number[])[];

/** An eigenvalue with its unit eigenvector. */
export interface Eigenpair {
  readonly value: number;
  readonly vector: readonly number[];
}

const MOST_SWEEPS = 60;
const NEGLIGIBLE = 1e-14;

/**
 * The eigenpairs of a symmetric matrix by cyclic Jacobi rotations (Golub and Van Loan, Matrix Computations, 8.5), the
 * greatest eigenvalue first. Deterministic: equal input gives equal output. Of each vector and its negative, the one
 * whose largest component is positive is taken. Meant for matrices of a few dozen rows.
 */
export function eigenpairs(matrix: SymmetricMatrix): readonly Eigenpair[] {
  const size = matrix.length;
  const work = matrix.map((row) => Float64Array.from(row));
  const basis = matrix.map((_, row) => Float64Array.from({ length: size }, (_, i) => +(i === row)));
  for (let sweep = 0; sweep < MOST_SWEEPS && offDiagonal(work) > NEGLIGIBLE; sweep += 1) {
    for (let p = 0; p < size - 1; p += 1) {
      for (let q = p + 1; q < size; q += 1) rotate({ work, basis }, p, q);
    }
  }
  const pairs = work.map((row, column) => ({
    value: row[column] ?? 0,
    vector: withFixedSign(basis.map((components) => components[column] ?? 0)),
  }));
  return pairs.sort((left, right) => right.value - left.value);
}

function offDiagonal(matrix: readonly Float64Array[]): number {
  let sum = 0;
  matrix.forEach((row, i) => {
    row.forEach((cell, j) => {
      if (i !== j) sum += cell * cell;
    });
  });
  return sum;
}

interface Rotated {
  readonly work: readonly Float64Array[];
  readonly basis: readonly Float64Array[];
}

function rotate({ work, basis }: Rotated, p: number, q: number): void {
  const rowP = work[p];
  const rowQ = work[q];
  if (rowP === undefined || rowQ === undefined) return;
  const pq = rowP[q] ?? 0;
  if (Math.abs(pq) < Number.MIN_VALUE / Number.EPSILON) return;
  const theta = ((rowQ[q] ?? 0) - (rowP[p] ?? 0)) / (2 * pq);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.hypot(theta, 1));
  const cosine = 1 / Math.hypot(tangent, 1);
  const sine = tangent * cosine;
  for (const rows of [work, basis]) {
    for (const row of rows) turn(row, { p, q, cosine, sine });
  }
  for (let k = 0; k < rowP.length; k += 1) {
    const a = rowP[k] ?? 0;
    const b = rowQ[k] ?? 0;
    rowP[k] = cosine * a - sine * b;
    rowQ[k] = sine * a + cosine * b;
  }
}

interface Turn {
  readonly p: number;
  readonly q: number;
  readonly cosine: number;
  readonly sine: number;
}

function turn(row: Float64Array, { p, q, cosine, sine }: Turn): void {
  const a = row[p] ?? 0;
  const b = row[q] ?? 0;
  row[p] = cosine * a - sine * b;
  row[q] = sine * a + cosine * b;
}

/** Components within a rounding error of the largest count as equal; the first of them decides. */
function withFixedSign(vector: readonly number[]): readonly number[] {
  const largest = Math.max(...vector.map(Math.abs), 0);
  const deciding = vector.find((component) => Math.abs(component) >= largest - 1e-9) ?? 0;
  return deciding < 0 ? vector.map((component) => -component) : vector;
}
