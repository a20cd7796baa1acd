import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DistinctPairs } from './distinct-pairs.js';

describe('DistinctPairs', () => {
  it('keeps for each key its distinct values in order of arrival', () => {
    const pair = fc.tuple(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 5 }));
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 3_000 }), (added) => {
        const pairs = new DistinctPairs();
        const expected = new Map<number, Set<number>>();
        for (const [key, value] of added) {
          pairs.add(key, value);
          expected.set(key, (expected.get(key) ?? new Set()).add(value));
        }
        for (let key = 0; key <= 2_001; key += 1) {
          expect(pairs.listOf(key)).toEqual([...(expected.get(key) ?? [])]);
          expect(pairs.has(key)).toBe(expected.has(key));
        }
      }),
      { numRuns: 20 },
    );
  });

  it('appends what is known to be new', () => {
    const pairs = new DistinctPairs();
    expect(pairs.add(3, 7)).toBe(true);
    pairs.append(3, 8);
    expect(pairs.add(3, 8)).toBe(false);
    expect(pairs.listOf(3)).toEqual([7, 8]);
  });
});
