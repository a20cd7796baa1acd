import { expectedError, getLimit } from '@biographql/admet-predictor/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conformalBands, isHeld } from './conformal.js';
import { fitErrorModel } from './error-model.js';
import { randomFrom } from './folds.js';
import { solveHeld } from './solve-held.js';

const numbers = (count: number, seed: number) => {
  const random = randomFrom(seed);
  return Float64Array.from({ length: count }, random);
};

describe('solveHeld', () => {
  it('finds the logarithm of the mean without columns', () => {
    const errors = Float64Array.of(1, 2, 3, 6);
    const { intercept } = solveHeld([], errors, { signs: [], penalty: 2, isClass: false });
    expect(intercept).toBeCloseTo(Math.log(3), 9);
    const wrong = Float64Array.of(0, 0, 0, 1);
    const chance = solveHeld([], wrong, { signs: [], penalty: 2, isClass: true });
    expect(chance.intercept).toBeCloseTo(Math.log(1 / 3), 9);
  });

  it('finds a slope that is there, and holds its sign', () => {
    const column = numbers(2000, 3);
    const noise = numbers(2000, 4);
    // Errors that fall off exponentially, with a mean of exp(1 + 2 x).
    const errors = column.map((x, row) => -Math.log(1 - (noise[row] ?? 0)) * Math.exp(1 + 2 * x));
    const free = solveHeld([column], errors, { signs: [0], penalty: 2, isClass: false });
    expect(free.intercept).toBeCloseTo(1, 0);
    expect(free.weights[0]).toBeGreaterThan(1.8);
    expect(free.weights[0]).toBeLessThan(2.2);
    const held = solveHeld([column], errors, { signs: [-1], penalty: 2, isClass: false });
    expect([...held.weights]).toEqual([0]);
  });

  it.each([false, true])(
    'ends with finite weights whatever the errors (classes: %s)',
    (isClass) => {
      const error = isClass ? fc.constantFrom(0, 1) : fc.double({ min: 0, max: 1e6, noNaN: true });
      const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
      fc.assert(
        fc.property(
          fc.array(fc.tuple(value, value, error), { minLength: 2, maxLength: 40 }),
          (rows) => {
            const columns = [0, 1].map((at) => Float64Array.from(rows, (row) => row[at] ?? 0));
            const errors = Float64Array.from(rows, ([, , each]) => each);
            const fitted = solveHeld(columns, errors, { signs: [1, -1], penalty: 2, isClass });
            expect([fitted.intercept, ...fitted.weights].every(Number.isFinite)).toBe(true);
            expect(fitted.weights[0]).toBeGreaterThanOrEqual(0);
            expect(fitted.weights[1]).toBeLessThanOrEqual(0);
          },
        ),
        { numRuns: 60 },
      );
    },
  );
});

describe.each([false, true])('fitErrorModel (classes: %s)', (isClass) => {
  const count = 300;
  const similarity = numbers(count, 1);
  const deviation = numbers(count, 2);
  const value = numbers(count, 5).map((each) => 6 * each - 3);
  const known = Uint8Array.from(numbers(count, 6), (each) => (each > 0.5 ? 1 : 0));
  const luck = numbers(count, 7);
  const error = similarity.map((near, row) => {
    const size = 1 - near + (deviation[row] ?? 0) + (known[row] === 1 ? 0 : 0.5);
    return isClass ? Number((luck[row] ?? 0) < size / 3) : size * (luck[row] ?? 0);
  });
  const rows = Array.from(error, (each, row) => ({
    similarity: similarity[row] ?? 0,
    knownScaffold: known[row] === 1,
    deviation: deviation[row] ?? 0,
    value: value[row] ?? 0,
    error: each,
  }));
  const model = fitErrorModel(rows, value, isClass);
  const none = { edges: [], limits: [] };
  const header = { ...model, level: 0.9, limit: 1, bands: { known: none, new: none } };
  const report = (near: number, isKnown: boolean, apart: number, at = 0.3) =>
    expectedError(
      header,
      { similarity: near, knownScaffold: isKnown, deviation: apart, descriptors: 0 },
      at,
      isClass,
    );

  it('expects more of what is far, new, or disagreed on', () => {
    expect(report(0.2, true, 0.5)).toBeGreaterThan(report(0.9, true, 0.5));
    expect(report(0.6, false, 0.5)).toBeGreaterThan(report(0.6, true, 0.5));
    expect(report(0.6, true, 0.9)).toBeGreaterThan(report(0.6, true, 0.1));
  });

  it('never expects less with distance, on a new skeleton or with disagreement', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, share, share, (near, less, apart, more) => {
        const [low, high] = [near, less].sort((a, b) => a - b);
        const [agreed, split] = [apart, more].sort((a, b) => a - b);
        const far = report(low ?? 0, false, split ?? 0);
        expect(far).toBeGreaterThanOrEqual(report(high ?? 0, true, agreed ?? 0) - 1e-12);
      }),
    );
  });

  it('is the same again', () => {
    expect(fitErrorModel(rows, value, isClass)).toEqual(model);
  });
});

it('conformal limits hold what they promise on others', () => {
  const random = randomFrom(11);
  const draw = (count: number) =>
    Array.from({ length: count }, () => {
      const estimate = 0.1 + random();
      // A third of the estimate's worth is missing: limits make up for it.
      return { estimate, error: 3 * estimate * random() };
    });
  const bands = conformalBands(draw(900), false);
  const held = draw(3000).filter(({ estimate, error }) =>
    isHeld(
      estimate,
      error,
      getLimit({ bands: { known: bands, new: bands } }, estimate, true),
      false,
    ),
  );
  expect(held.length / 3000).toBeGreaterThan(0.87);
  expect(held.length / 3000).toBeLessThan(0.93);
});
