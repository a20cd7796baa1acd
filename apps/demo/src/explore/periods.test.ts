import { describe, expect, it } from 'vitest';
import { periodsOf, wordsOfPeriod } from './periods.ts';

describe('periods', () => {
  it.each([
    [2001, 2001],
    [2001, 2012],
    [1963, 2023],
    [1999, 2012],
  ])('of %i to %i hold every year once, the last of them whole', (first, last) => {
    const periods = periodsOf(first, last, 12);
    expect(periods.length).toBeLessThanOrEqual(12);
    expect(periods.at(-1)?.to).toBe(last);
    expect(periods[0]?.from).toBeLessThanOrEqual(first);
    expect(periods[0]?.to).toBeGreaterThanOrEqual(first);
    for (const [at, { from }] of periods.entries()) {
      if (at > 0) expect(from).toBe((periods[at - 1]?.to ?? 0) + 1);
    }
  });

  it('are told in few letters', () => {
    const words = [
      { from: 2012, to: 2012 },
      { from: 2012, to: 2014 },
      { from: 1998, to: 2002 },
    ].map(wordsOfPeriod);
    expect(words).toEqual(['2012', '2012–14', '1998–2002']);
  });
});
