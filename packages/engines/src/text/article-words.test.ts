import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleWords, singular, WordReader } from './article-words.js';

describe('articleWords', () => {
  it.each([
    ['Tumours of the oesophagus', 'tumor of the esophagus'],
    ['randomised, placebo-controlled', 'randomized placebo controlled'],
    ['COVID19', 'covid 19'],
    ['Meta-analyses of women and mice', 'meta analysis of woman and mouse'],
    ["Alzheimer's", 'alzheimer'],
    ['Betablockers, nonsteroidal antiinflammatory', 'beta blocker non steroidal anti inflammatory'],
    [
      'beta-blockers, non-steroidal anti-inflammatory',
      'beta blocker non steroidal anti inflammatory',
    ],
    ['antibodies, prediction, betaine, coat', 'antibody prediction betaine coat'],
    ['preterm followup', 'pre term follow up'],
  ])('reads %j', (text, words) => {
    expect(articleWords(text).join(' ')).toBe(words);
  });
});

describe('singular', () => {
  it.each([
    ['diseases', 'disease'],
    ['therapies', 'therapy'],
    ['viruses', 'virus'],
    ['masses', 'mass'],
    ['complexes', 'complex'],
    ['approaches', 'approach'],
    ['headaches', 'headache'],
    ['niches', 'niche'],
    ['causes', 'cause'],
    ['nuclei', 'nucleus'],
    ['bias', 'bias'],
    ['diagnoses', 'diagnosis'],
    ['doses', 'dose'],
    ['purposes', 'purpose'],
    ['analysis', 'analysis'],
    ['virus', 'virus'],
    ['us', 'us'],
  ])('%s is %s', (word, expected) => {
    expect(singular(word)).toBe(expected);
  });
});

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
