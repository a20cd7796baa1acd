import fc from 'fast-check';
import { expect, it } from 'vitest';
import { relevanceOrder } from './relevance-order.js';

it('puts the greatest first, and of equal ones the last', () => {
  const values = fc.uint32Array({ maxLength: 300 });
  const few = fc.array(fc.integer({ min: 0, max: 3 })).map((list) => Uint32Array.from(list));
  fc.assert(
    fc.property(fc.oneof(values, few), (given) => {
      const expected = Array.from(given.keys()).sort(
        (a, b) => (given[b] ?? 0) - (given[a] ?? 0) || b - a,
      );
      expect([...relevanceOrder(given)]).toEqual(expected);
    }),
  );
});
