import { describe, expect, it } from 'vitest';
import { getEqualPeriods, getPeriods, getTrends } from './facets.tsx';

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
describe('periods', () => {
  it.each([
    [2001, 2001],
    [2001, 2012],
    [1963, 2023],
    [1999, 2012],
  ])('of %i to %i hold every year once, the last of them whole', (first, last) => {
    const years = [first, last].map((year) => ({ year, count: 3 }));
    const periods = getPeriods(years, 12);
    expect(periods.length).toBeLessThanOrEqual(12);
    expect(periods.at(-1)?.to).toBe(last);
    expect(periods[0]?.from).toBeLessThanOrEqual(first);
    expect(periods[0]?.to).toBeGreaterThanOrEqual(first);
    for (const [at, { from }] of periods.entries()) {
      if (at > 0) expect(from).toBe((periods[at - 1]?.to ?? 0) + 1);
    }
    expect(periods.reduce((sum, { count }) => sum + count, 0)).toBe(6);
  });

  it('count the articles of their years', () => {
    const years = [
      { year: 2010, count: 1 },
      { year: 2011, count: 2 },
      { year: 2015, count: 4 },
    ];
    expect(getPeriods(years, 3)).toEqual([
      { from: 2010, to: 2011, label: '2010–2011', count: 3 },
      { from: 2012, to: 2013, label: '2012–2013', count: 0 },
      { from: 2014, to: 2015, label: '2014–2015', count: 4 },
    ]);
    expect(getPeriods([], 3)).toEqual([]);
  });
});
