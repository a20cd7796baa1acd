import { describe, expect, it } from 'vitest';
import { nearWords } from './near-words.js';
import { buildVocabulary } from './word-trie.js';

const WORDS = [
  'asthma',
  'asthmatic',
  'asthenia',
  'cancer',
  'dancer',
  'brca1',
  'brca2',
  'hepatitis',
];
const sorted = [...WORDS].sort();
const vocabulary = buildVocabulary(sorted);
const near = (word: string, edits = 1) =>
  nearWords(vocabulary, word, edits)
    .flatMap(({ from, to }) => sorted.slice(from, to))
    .sort();

describe('nearWords', () => {
  it.each([
    ['astma', ['asthma', 'asthmatic']],
    ['asthna', ['asthma', 'asthmatic']],
    ['sathma', ['asthma', 'asthmatic']],
    ['asthmw', ['asthma']],
    ['brac1', ['brca1']],
    ['brca3', []],
    ['hepattis', ['hepatitis']],
  ])('takes %j for %j', (word, expected) => {
    expect(near(word)).toEqual(expected);
  });

  it('finds all', () => {
    expect(near('lancer')).toEqual(['cancer', 'dancer']);
  });

  it('allows two edits when asked', () => {
    expect(near('heptitus')).toEqual([]);
    expect(near('heptitus', 2)).toEqual(['hepatitis']);
  });

  it('finds nothing in an empty vocabulary', () => {
    expect(nearWords(buildVocabulary([]), 'asthma', 2)).toEqual([]);
  });
});
