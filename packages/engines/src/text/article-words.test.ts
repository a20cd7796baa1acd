import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleWords, WordReader } from './article-words.js';

describe('WordReader', () => {
  it('reads as articleWords does, also what it has read before', () => {
    const reader = new WordReader();
    const sign = fc.constantFrom(..."aB7's-–α é(/),.  IL-6 cells".split(''));
    const text = fc.array(sign, { maxLength: 30 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), (typed) => {
        expect(reader.read(typed)).toBe(articleWords(typed).join(' '));
        expect(reader.read(typed)).toBe(articleWords(typed).join(' '));
      }),
      { seed: 3, numRuns: 500 },
    );
  });
});
