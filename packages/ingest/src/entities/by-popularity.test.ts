import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byPopularity } from './by-popularity.js';

it('yields entities in the order in which a label index keeps them', () => {
  const node = fc.record({
    isEntity: fc.boolean(),
    popularity: fc.integer({ min: 0, max: 3 }),
    label: fc.constantFrom('b', 'a', 'A', '\ud83e\uddec', '\uffff', ''),
  });
  fc.assert(
    fc.property(fc.array(node, { maxLength: 60 }), (nodes) => {
      const iriOf = (place: number) => `Q${(place * 37) % 61}`;
      const found = byPopularity(
        Int32Array.from(nodes, ({ popularity }) => popularity),
        Uint8Array.from(nodes, ({ isEntity }) => Number(isEntity)),
        { labelOf: (place) => nodes[place]?.label ?? '', iriOf },
      );
      const compare = (one: string, other: string) => Number(one > other) - Number(one < other);
      const expected = nodes
        .map((each, place) => ({ ...each, place, iri: iriOf(place) }))
        .filter(({ isEntity }) => isEntity)
        .sort(
          (one, other) =>
            other.popularity - one.popularity ||
            compare(one.label, other.label) ||
            compare(one.iri, other.iri),
        );
      expect([...found]).toEqual(expected.map(({ place }) => place));
    }),
  );
});
