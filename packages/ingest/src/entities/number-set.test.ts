import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NumberSet } from './number-set.js';

it('has what was added, and nothing once it is cleared', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 200 })), (numbers) => {
      const set = new NumberSet();
      for (const number of numbers) set.add(number);
      const expected = new Set(numbers);
      for (let number = 0; number <= 201; number += 1)
        expect(set.has(number)).toBe(expected.has(number));
      set.clear();
      expect(numbers.some((number) => set.has(number))).toBe(false);
    }),
  );
  const set = new NumberSet();
  set.add(2 ** 31 + 31);
  expect([set.has(2 ** 31 + 31), set.has(2 ** 31 + 30), set.has(31)]).toEqual([true, false, false]);
});
