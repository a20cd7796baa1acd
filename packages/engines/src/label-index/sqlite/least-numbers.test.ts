import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LeastNumbers, NO_BOUND } from './least-numbers.js';

it('keeps the least, each once, and tells from where on none is needed', () => {
  const least = new LeastNumbers(5);
  fc.assert(
    fc.property(fc.array(fc.nat(60), { maxLength: 90 }), (numbers) => {
      least.clear();
      for (const number of numbers) least.add(number);
      const wanted = [...new Set(numbers)].sort((a, b) => a - b).slice(0, 5);
      expect([...least.finish()]).toEqual(wanted);
      expect(least.bound).toBe(wanted.length < 5 ? NO_BOUND : wanted[4]);
    }),
  );
});
