import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eigenpairs } from './topic-service.js';

const symmetric = fc
  .integer({ min: 1, max: 8 })
  .chain((size) =>
    fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: size, maxLength: size }), {
      minLength: size,
      maxLength: size,
    }),
  )
  .map((rows) => rows.map((row, i) => row.map((cell, j) => cell + (rows[j]?.[i] ?? 0))));

describe('eigenpairs', () => {
  it('solves a known matrix, greatest first, with the largest component positive', () => {
    const [first, second] = eigenpairs([
      [2, 1],
      [1, 2],
    ]);
    expect(first?.value).toBeCloseTo(3, 12);
    expect(first?.vector[0]).toBeCloseTo(Math.SQRT1_2, 12);
    expect(second?.value).toBeCloseTo(1, 12);
    expect(second?.vector).toEqual([
      expect.closeTo(Math.SQRT1_2, 12),
      expect.closeTo(-Math.SQRT1_2, 12),
    ]);
  });

  it('keeps a diagonal matrix, and knows the empty one', () => {
    expect(
      eigenpairs([
        [5, 0],
        [0, 7],
      ]).map(({ value }) => value),
    ).toEqual([7, 5]);
    expect(eigenpairs([])).toEqual([]);
  });

  it('satisfies A v = lambda v with unit vectors in descending order', () => {
    fc.assert(
      fc.property(symmetric, (matrix) => {
        const pairs = eigenpairs(matrix);
        pairs.forEach(({ value, vector }, index) => {
          expect(Math.hypot(...vector)).toBeCloseTo(1, 8);
          expect(value).toBeLessThanOrEqual((pairs[index - 1]?.value ?? Infinity) + 1e-9);
          matrix.forEach((row, i) => {
            const product = row.reduce((sum, cell, j) => sum + cell * (vector[j] ?? 0), 0);
            expect(product).toBeCloseTo(value * (vector[i] ?? 0), 6);
          });
        });
      }),
      { seed: 7, numRuns: 100 },
    );
  });
});
