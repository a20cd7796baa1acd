import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toWholeNumbers } from './article-vectors.js';
import { fuseRelevance } from './fuse-relevance.js';

describe('fuseRelevance', () => {
  it.each<[string, readonly number[], readonly number[], number, readonly number[]]>([
    ['words alone without weight', [9, 5, 1], [0, 0.5, 1], 0, [0, 1, 2]],
    ['meaning among equals', [5, 5, 5], [0.1, 0.9, 0.5], 0.3, [1, 2, 0]],
    ['words where they tell more', [9, 3], [0, 1], 0.3, [0, 1]],
    ['ties as they were', [5, 5], [0.4, 0.4], 0.3, [0, 1]],
    ['meaning where words tell nothing', [0, 0], [0.1, 0.2], 0.3, [1, 0]],
    ['nothing', [], [], 0.3, []],
  ])('%s', (_, relevances, likenesses, weight, expected) => {
    expect(fuseRelevance(relevances, likenesses, weight)).toEqual(expected);
  });

  it('loses none and doubles none', () => {
    const pair = fc.tuple(fc.nat(100), fc.double({ min: -1, max: 1, noNaN: true }));
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const relevances = pairs.map(([relevance]) => relevance).toSorted((a, b) => b - a);
        const places = fuseRelevance(
          relevances,
          pairs.map(([, likeness]) => likeness),
          0.3,
        );
        expect(places.toSorted((a, b) => a - b)).toEqual(pairs.map((_, place) => place));
      }),
    );
  });
});

describe('toWholeNumbers', () => {
  it('keeps the direction', () => {
    expect([...toWholeNumbers(Float32Array.of(0.5, -0.25, 0))]).toEqual([127, -63, 0]);
    expect([...toWholeNumbers(new Float32Array(2))]).toEqual([0, 0]);
  });
});
