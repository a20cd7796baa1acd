import { describe, expect, it } from 'vitest';
import { allowedEdits, nearWords } from './near-words.js';
import { buildVocabulary } from './vocabulary.js';

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
const vocabulary = buildVocabulary(
  new Map(WORDS.map((word, index) => [word, WORDS.length - index])),
);
const near = (word: string, edits = 1, limit = 48) =>
  nearWords(vocabulary, word, { edits, limit }).map(({ text, isWhole }) =>
    isWhole ? text : `${text}…`,
  );

describe('nearWords', () => {
  it.each([
    ['astma', ['asthma…']],
    ['asthna', ['asthma…']],
    ['sathma', ['asthma…']],
    ['asthmw', ['asthma']],
    ['brac1', ['brca1…']],
    ['brca3', []],
    ['hepattis', ['hepatitis…']],
  ])('takes %j for %j', (word, expected) => {
    expect(near(word)).toEqual(expected);
  });

  it('keeps the most popular, in order', () => {
    expect(near('lancer')).toEqual(['dancer…', 'cancer…']);
    expect(near('lancer', 1, 1)).toEqual(['dancer…']);
  });

  it('allows two edits when asked', () => {
    expect(near('heptitus')).toEqual([]);
    expect(near('heptitus', 2)).toEqual(['hepatitis…']);
  });

  it('finds nothing in an empty vocabulary', () => {
    expect(nearWords(buildVocabulary(new Map()), 'asthma', { edits: 2, limit: 5 })).toEqual([]);
  });
});

describe('allowedEdits', () => {
  it.each([
    ['abc', 0],
    ['abcd', 1],
    ['abcdefg', 1],
    ['abcdefgh', 2],
  ])('gives %j %i', (word, edits) => {
    expect(allowedEdits(word)).toBe(edits);
  });
});
