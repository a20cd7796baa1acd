import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildVocabulary, isWordEnd, nodeOf, wordsBelow } from './word-trie.js';

const words = fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', '1'), minLength: 1 }));
const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', 'z'), maxLength: 4 });

describe('vocabulary', () => {
  it('finds the words with a beginning, and tells whole words', () => {
    fc.assert(
      fc.property(words, text, (unsorted, beginning) => {
        const sorted = unsorted.sort();
        const vocabulary = buildVocabulary(sorted);
        const expected = sorted.filter((word) => word.startsWith(beginning));
        const node = nodeOf(vocabulary, beginning);
        if (sorted.length === 0) return;
        expect(node >= 0).toBe(expected.length > 0);
        if (node < 0) return;
        const { from, to } = wordsBelow(vocabulary, node);
        expect(sorted.slice(from, to)).toEqual(expected);
        if (node > 0) expect(isWordEnd(vocabulary, node)).toBe(sorted.includes(beginning));
      }),
    );
  });

  it('has no word when it is empty', () => {
    expect(nodeOf(buildVocabulary([]), 'a')).toBe(-1);
  });
});
