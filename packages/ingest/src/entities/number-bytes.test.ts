import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NumberBytes } from './number-bytes.js';

function readAll(list: NumberBytes): number[] {
  const numbers: number[] = [];
  for (const reader = list.reader(); !reader.isDone(); ) numbers.push(reader.next());
  return numbers;
}

describe('NumberBytes', () => {
  it('gives numbers of any width back in their order', () => {
    const number = fc.oneof(
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      fc.constantFrom(127, 128, 16_383, 16_384, 2 ** 21, 2 ** 28, 2 ** 31, 2 ** 32 - 1),
    );
    fc.assert(
      fc.property(fc.array(number, { maxLength: 300 }), (numbers) => {
        const list = new NumberBytes();
        for (const each of numbers) list.push(each);
        expect(readAll(list)).toEqual(numbers);
        expect(readAll(list)).toEqual(numbers);
        list.clear();
        expect(readAll(list)).toEqual([]);
        list.push(5);
        expect(readAll(list)).toEqual([5]);
      }),
    );
  });

  it('goes on from one part of its memory to the next', () => {
    const list = new NumberBytes();
    // Five bytes each: more than two slabs of 32 MiB.
    const count = 15_000_000;
    for (let place = 0; place < count; place += 1) list.push(2 ** 32 - 1 - place);
    const reader = list.reader();
    let wrong = 0;
    for (let place = 0; place < count; place += 1)
      if (reader.next() !== 2 ** 32 - 1 - place) wrong += 1;
    expect(wrong).toBe(0);
    expect([reader.isDone(), reader.next()]).toEqual([true, 0]);
    list.clear();
  });
});
