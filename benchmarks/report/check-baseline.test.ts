import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testComparison, testPart, testReport } from './bench-report.fixture.js';
import { baselineOf, checkBaseline } from './check-baseline.js';

function reportOf(ratios: Readonly<Record<string, number>>) {
  const comparisons = Object.entries(ratios).map(([id, ratio]) => testComparison(id, ratio));
  return testReport(testPart('part', { comparisons }));
}

describe('checkBaseline', () => {
  const baseline = { tolerance: 0.25, dataset: 'some', ratios: { a: 4, b: 1, gone: 2 } };

  it('lets a ratio be worse by the tolerance, and not by more', () => {
    const { compared, regressions } = checkBaseline(reportOf({ a: 3, b: 0.74 }), baseline);
    expect(compared).toBe(2);
    expect(regressions).toEqual([{ id: 'b', baseline: 1, ratio: 0.74, least: 0.75 }]);
  });

  it('never minds a ratio that is better', () => {
    expect(checkBaseline(reportOf({ a: 400, b: 1 }), baseline).regressions).toEqual([]);
  });

  it('tells what only one of both knows', () => {
    const { missing, unknown } = checkBaseline(reportOf({ a: 4, fresh: 1 }), baseline);
    expect(missing).toEqual(['b', 'gone']);
    expect(unknown).toEqual(['fresh']);
  });

  it('takes a ratio that is no number for a regression', () => {
    const { regressions } = checkBaseline(reportOf({ a: Number.NaN }), baseline);
    expect(regressions.map(({ id }) => id)).toEqual(['a']);
  });

  it('finds nothing worse in the report that a baseline was made of', () => {
    const ratio = fc.double({ min: 0.001, max: 1_000, noNaN: true });
    fc.assert(
      fc.property(fc.dictionary(fc.string(), ratio), (ratios) => {
        const report = reportOf(ratios);
        // Baselines keep three digits.
        const { compared, regressions } = checkBaseline(report, baselineOf(report, 0.01));
        expect(compared).toBe(Object.keys(ratios).length);
        expect(regressions).toEqual([]);
      }),
    );
  });
});

describe('baselineOf', () => {
  it('keeps ratios of what was not measured now, sorted, and none that is no number', () => {
    const older = { tolerance: 0.1, dataset: 'older', ratios: { z: 9, a: 1 } };
    const report = reportOf({ a: 2.345_6, broken: Number.NaN });
    expect(baselineOf(report, 0.25, older)).toEqual({
      tolerance: 0.25,
      dataset: report.dataset,
      ratios: { a: 2.35, z: 9 },
    });
  });
});
