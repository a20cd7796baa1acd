import { EigenvalueDecomposition, Matrix } from 'ml-matrix';

/** A symmetric matrix, row by row. */
export type SymmetricMatrix = readonly (readonly number[])[];

/** An eigenvalue with its unit eigenvector. */
export interface Eigenpair {
  readonly value: number;
  readonly vector: readonly number[];
}

/**
 * Returns the eigenpairs of a symmetric matrix, the greatest eigenvalue first. Equal input gives equal output. Of each
 * vector and its negative, the one whose largest component is positive is taken.
 */
export function eigenpairs(matrix: SymmetricMatrix): readonly Eigenpair[] {
  if (matrix.length === 0) return [];
  const rows = new Matrix(matrix.map((row) => [...row]));
  const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(rows, {
    assumeSymmetric: true,
  });
  return realEigenvalues
    .map((value, column) => ({
      value,
      vector: withFixedSign(eigenvectorMatrix.getColumn(column)),
    }))
    .sort((left, right) => right.value - left.value);
}

/** Components within a rounding error of the largest count as equal; the first of them decides. */
function withFixedSign(vector: readonly number[]): readonly number[] {
  const largest = Math.max(...vector.map(Math.abs), 0);
  const deciding = vector.find((component) => Math.abs(component) >= largest - 1e-9) ?? 0;
  return deciding < 0 ? vector.map((component) => -component) : vector;
}
