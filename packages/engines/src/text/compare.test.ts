import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortedPlaces } from './labels.js';

describe('sortedPlaces', () => {
  it('orders as comparing the texts does, and keeps equal ones in place', () => {
    const unit = fc.constantFrom('a', 'b', ' ', ',', 'é', 'ÿ', 'Ā', '\u{1F600}', '\u0000', '漢');
    const text = fc.array(unit, { maxLength: 9 }).map((units) => units.join(''));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 40 }), (texts) => {
        const expected = texts
          .map((value, place) => ({ value, place }))
          .sort((a, b) => (a.value === b.value ? a.place - b.place : a.value < b.value ? -1 : 1))
          .map(({ place }) => place);
        expect([...sortedPlaces(texts)]).toEqual(expected);
      }),
      { seed: 5 },
    );
  });
});
