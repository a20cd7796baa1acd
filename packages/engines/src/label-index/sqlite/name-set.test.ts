import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NameSet } from './name-set.js';

const SIZE = 100;
const numbers = fc.uniqueArray(fc.nat(SIZE - 1));

function setOf(items: readonly number[]): NameSet {
  const set = new NameSet(SIZE);
  for (const item of items) set.add(item);
  return set;
}

function listOf(set: NameSet): readonly number[] {
  const items: number[] = [];
  for (let item = set.next(0); item >= 0; item = set.next(item + 1)) items.push(item);
  return items;
}

const ascending = (items: readonly number[]) => [...items].sort((a, b) => a - b);

describe('NameSet', () => {
  it('meets, divides and clears like a set', () => {
    fc.assert(
      fc.property(numbers, numbers, numbers, (own, other, marked) => {
        const set = setOf(own);
        expect(listOf(set)).toEqual(ascending(own));
        set.keepOnly(setOf(other));
        expect(listOf(set)).toEqual(ascending(own.filter((item) => other.includes(item))));
        const [divided, taken] = [setOf(own), setOf(other)];
        divided.divide(setOf(other), { marked: setOf(marked), taken });
        const both = ascending(own.filter((item) => other.includes(item)));
        expect(listOf(divided)).toEqual(both.filter((item) => !marked.includes(item)));
        expect(listOf(taken)).toEqual(both.filter((item) => marked.includes(item)));
        set.clear();
        expect(set.next(0)).toBe(-1);
      }),
    );
  });

  it('is changed and read within bounds alone', () => {
    const bound = fc.nat(4).map((slot) => slot * 32);
    fc.assert(
      fc.property(numbers, numbers, bound, bound, (own, other, from, end) => {
        const isWithin = (item: number) => item >= from && item < end;
        const kept = setOf(own);
        kept.keepOnly(setOf(other), from, end);
        const expected = own.filter((item) => !isWithin(item) || other.includes(item));
        expect(listOf(kept)).toEqual(ascending(expected));
        expect(kept.next(from, end)).toBe(ascending(expected.filter(isWithin))[0] ?? -1);
        kept.clear(from, end);
        expect(listOf(kept)).toEqual(ascending(expected.filter((item) => !isWithin(item))));
      }),
    );
  });

  it('is empty beyond its end', () => {
    expect(setOf([0, SIZE - 1]).next(SIZE)).toBe(-1);
    expect(new NameSet(0).next(0)).toBe(-1);
  });
});
