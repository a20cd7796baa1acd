import { describe, expect, it } from 'vitest';
import { getEqualPeriods, getTrends } from './trends.ts';

const years = (counts: readonly number[]) =>
  counts.map((count, at) => ({ year: 2001 + at, count }));

describe('trends of the literature', () => {
  it('compare the latest two periods of equal length that have enough articles', () => {
    expect(getEqualPeriods(years([9, 9, 9, 9, 9, 9]))).toEqual([
      { from: 2003, to: 2004, count: 18 },
      { from: 2005, to: 2006, count: 18 },
    ]);
    expect(getEqualPeriods(years([40, 0, 0, 1, 1]))).toBeNull();
    expect(getEqualPeriods([])).toBeNull();
  });

  it('are the concepts whose share grew, with a bound for those that were not listed', () => {
    const periods = [
      { from: 2001, to: 2005, count: 100 },
      { from: 2006, to: 2010, count: 50 },
    ] as const;
    const before = [
      { label: 'a', count: 40 },
      { label: 'b', count: 10 },
    ];
    const now = [
      { label: 'a', count: 20 },
      { label: 'b', count: 15 },
      { label: 'c', count: 10 },
    ];
    expect(getTrends(periods, before, now, 2)).toEqual([
      { label: 'b', count: 15, earlier: 0.1, recent: 0.3, isBound: false },
      { label: 'c', count: 10, earlier: 0.1, recent: 0.2, isBound: true },
    ]);
    const whole = getTrends(periods, before, now, 20);
    expect(whole.find(({ label }) => label === 'c')).toMatchObject({ earlier: 0, isBound: false });
  });
});
