import { parseEntityIri } from '@biographql/core';
import type { LabelHit } from '@biographql/engines';
import { describe, expect, it } from 'vitest';
import { isEnglishWord } from '../text/lexicon.js';
import { isSuggestion, isTyped, mayMean } from './nearest-names.js';

function hit(name: string, type: 'GENE' | 'DISEASE' | 'MEDICATION', isAlias = true): LabelHit {
  return {
    ...{ iri: parseEntityIri('Q1'), label: isAlias ? 'a label' : name, description: null },
    ...{ types: [type], degree: 1, alias: isAlias ? name : null, match: 'exact-alias' },
    ...{ matchedText: name, scheme: null, equivalents: [] },
  } as LabelHit;
}

describe('mayMean', () => {
  it.each([
    ['ice', 'ICE', 'GENE', false],
    ['thanks', 'THANKS', 'GENE', false],
    ['Paris', 'PARIS', 'GENE', false],
    ['cold', 'COLD', 'DISEASE', false],
    ['love', 'Love', 'GENE', false],
    ['rest', 'Rest', 'GENE', false],
    ['COLD', 'COLD', 'DISEASE', true],
    ['ICE', 'ICE', 'GENE', true],
    ['brca1', 'BRCA1', 'GENE', true],
    ['cftr', 'CFTR', 'GENE', true],
    ['insulin', 'insulin', 'GENE', true],
    ['asthma', 'asthma', 'DISEASE', true],
  ] as const)('%s means %s (%s): %s', (written, name, type, expected) => {
    expect(mayMean(written, hit(name, type))).toBe(expected);
  });
});

describe('isTyped', () => {
  it.each([
    ['salbutamoll', 'salbutamol', true],
    ['athsma', 'asthma', true],
    ['metfromin', 'metformin', true],
    ['crohn', "Crohn's disease", true],
    ['respiratory system', 'respiratory system disease', true],
    ['chocolate', 'cholic acid', false],
    ['weed', 'Weed syndrome of adults', false],
    ['java', 'Jakafi', false],
    ['dalbutamol', 'salbutamol', false],
    ['mepolizumab', 'teplizumab', false],
    ['hello', 'hellp', false],
    ['crispr', 'CRISP2', false],
    ['LASIK', 'Lasix', false],
    ['ASTMA', 'asthma', true],
    ['METFROMIN', 'Metformin', true],
  ])('%s is typed for %s: %s', (written, name, expected) => {
    expect(isTyped(written, hit(name, 'MEDICATION', false))).toBe(expected);
  });
});

describe('isSuggestion', () => {
  it('asks about names that continue or resemble what was typed, and no others', () => {
    expect(isSuggestion('cold', hit('common cold', 'DISEASE'))).toBe(true);
    expect(isSuggestion('typhoid', hit('typhoid fever', 'DISEASE'))).toBe(true);
    expect(isSuggestion('early', hit('early infantile epileptic encephalopathy', 'DISEASE'))).toBe(
      false,
    );
    expect(isSuggestion('papers', hit('PAPRS', 'GENE'))).toBe(false);
    expect(isSuggestion('duchenne', hit('Duchenne muscular dystrophy', 'DISEASE'))).toBe(true);
    expect(isSuggestion('chocolate', hit('cholic acid', 'MEDICATION'))).toBe(false);
  });
});

describe('English words', () => {
  it.each(['love', 'chocolate', 'treated', 'weeds', 'music'])('%s is one', (word) => {
    expect(isEnglishWord(word)).toBe(true);
  });

  it.each(['salbutamol', 'brca1', 'athsma', 'ms'])('%s is none', (word) => {
    expect(isEnglishWord(word)).toBe(false);
  });
});
