import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealFolds, FOLDS } from './folds.js';

describe('dealFolds', () => {
  it('keeps groups together, whatever they are, and deals single rows evenly', () => {
    const groups = fc.array(fc.integer({ min: 0, max: 12 }).map(String), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(groups, fc.integer(), fc.boolean(), (names, seed, withClasses) => {
        const classes = Float64Array.from(names, (_, row) => row % 2);
        const folds = dealFolds(names, withClasses ? classes : undefined, seed);
        names.forEach((name, row) => {
          expect(folds[row]).toBe(folds[names.indexOf(name)]);
          expect(folds[row]).toBeLessThan(FOLDS);
        });
      }),
      { numRuns: 100 },
    );
    const single = dealFolds(
      Array.from({ length: 103 }, (_, row) => `${row}`),
      undefined,
      4,
    );
    const sizes = [0, 1, 2, 3, 4].map((fold) => single.filter((each) => each === fold).length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });

  it('gives every fold its share of a rare class', () => {
    const classes = Float64Array.from({ length: 100 }, (_, row) => (row < 10 ? 1 : 0));
    const folds = dealFolds(
      Array.from(classes, (_, row) => `${row}`),
      classes,
      2,
    );
    for (let fold = 0; fold < FOLDS; fold += 1)
      expect([...folds.keys()].filter((row) => row < 10 && folds[row] === fold)).toHaveLength(2);
  });
});
