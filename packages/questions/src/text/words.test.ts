import { describe, expect, it } from 'vitest';
import { asksVerdict, contentStems, splitWords, stemWord } from './lexicon.js';

describe('splitWords', () => {
  it('keeps hyphens, decimals and inner apostrophes, and folds case, accents and possessives', () => {
    const words = splitWords("Ménière's IL-6 rose 2.5-fold (n=3).");
    expect(words.map(({ folded }) => folded)).toEqual([
      'meniere',
      'il-6',
      'rose',
      '2.5-fold',
      'n',
      '3',
    ]);
    expect(words[0]).toMatchObject({ text: "Ménière's", start: 0, end: 9 });
  });
});

describe('stemWord', () => {
  it.each([
    ['treats treated treating treat', 1],
    ['association associated associates', 1],
    ['causes caused causing cause', 1],
    ['mutation mutations mutated', 1],
    ['gene genes', 1],
    ['diabetes virus basis', 3],
    ['tp53 brca1', 2],
  ])('gives %s %i stems', (words, count) => {
    expect(new Set(words.split(' ').map(stemWord)).size).toBe(count);
  });

  it('drops function words', () => {
    expect(contentStems('What is the cause of the disease?')).toEqual(['caus', 'diseas']);
  });
});

describe('asksVerdict', () => {
  it.each([
    ['Does aspirin help?', true],
    ['Statins in sepsis: do they help?', true],
    ['Aspirin is an analgesic.', true],
    ['What does aspirin do?', false],
    ['List drugs that are used for gout', false],
    ['asthma drugs', false],
  ])('%s %s', (question, expected) => {
    expect(asksVerdict(question)).toBe(expected);
  });
});
