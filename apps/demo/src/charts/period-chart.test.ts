import { describe, expect, it } from 'vitest';
import { countsByPeriod, periodLabel } from './period-chart.tsx';

describe('periods', () => {
  it.each([
    [2001, 2001],
    [2001, 2012],
    [1963, 2023],
    [1999, 2012],
  ])('of %i to %i hold every year once, the last of them whole', (first, last) => {
    const years = [first, last].map((year) => ({ year, count: 3 }));
    const periods = countsByPeriod(years, 12);
    expect(periods.length).toBeLessThanOrEqual(12);
    expect(periods.at(-1)?.to).toBe(last);
    expect(periods[0]?.from).toBeLessThanOrEqual(first);
    expect(periods[0]?.to).toBeGreaterThanOrEqual(first);
    for (const [at, { from }] of periods.entries()) {
      if (at > 0) expect(from).toBe((periods[at - 1]?.to ?? 0) + 1);
    }
    expect(periods.reduce((sum, { count }) => sum + count, 0)).toBe(6);
  });

  it('count what came out in their years', () => {
    const years = [
      { year: 2010, count: 1 },
      { year: 2011, count: 2 },
      { year: 2015, count: 4 },
    ];
    expect(countsByPeriod(years, 3)).toEqual([
      { from: 2010, to: 2011, count: 3 },
      { from: 2012, to: 2013, count: 0 },
      { from: 2014, to: 2015, count: 4 },
    ]);
    expect(countsByPeriod([], 3)).toEqual([]);
  });

  it('are told in few letters', () => {
    const words = [
      { from: 2012, to: 2012 },
      { from: 2012, to: 2014 },
      { from: 1998, to: 2002 },
    ].map(periodLabel);
    expect(words).toEqual(['2012', '2012–14', '1998–2002']);
  });
});
