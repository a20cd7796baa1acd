import { describe, expect, it } from 'vitest';
import { getPeriods } from './facets.tsx';

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
