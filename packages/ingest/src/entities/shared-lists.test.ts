import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SharedLists } from './shared-lists.js';

describe('SharedLists', () => {
  it('keeps for each key its distinct values in order of arrival', () => {
    const pair = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 9 }));
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 3_000 }), (added) => {
        const lists = new SharedLists();
        const expected = new Map<number, Set<number>>();
        for (const [key, value] of added) {
          const known = expected.get(key) ?? new Set();
          expect(lists.add(key, value)).toBe(!known.has(value));
          expected.set(key, known.add(value));
        }
        for (let key = 0; key <= 301; key += 1) {
          expect(lists.listOf(key)).toEqual([...(expected.get(key) ?? [])]);
          expect(lists.has(key)).toBe(expected.has(key));
          expect(lists.numberOf(key) === lists.numberOf(0)).toBe(
            lists.listOf(key).join() === lists.listOf(0).join(),
          );
        }
      }),
      { numRuns: 20 },
    );
  });

  it('keeps many different lists apart', () => {
    const lists = new SharedLists();
    const listOf = (key: number) => [key, key % 7 === 0 ? 2 ** 31 - 1 : key + 1, 0].slice(0, 3);
    for (let key = 1; key < 5_000; key += 1)
      for (const value of listOf(key)) expect(lists.add(key, value)).toBe(true);
    for (let key = 1; key < 5_000; key += 1) expect(lists.listOf(key)).toEqual(listOf(key));
  });
});
