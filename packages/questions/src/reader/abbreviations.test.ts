import { describe, expect, it } from 'vitest';
import { abbreviationsOf, standsForAnother } from './abbreviations.js';

describe('abbreviationsOf', () => {
  it('reads what stands in parentheses after a name, when it opens alike', () => {
    expect(abbreviationsOf('cystic fibrosis', 'Cystic fibrosis (CF) is rare.')).toEqual(['CF']);
    expect(abbreviationsOf('fibrosis', 'Cystic fibrosis (CF) is rare.')).toEqual([]);
    expect(abbreviationsOf('cystic fibrosis', 'Cystic fibrosis (rare).')).toEqual([]);
  });
});

describe('standsForAnother', () => {
  it.each([
    ['BAT', ['BAT', 'bile acid transferase'], 'Brown adipose tissue (BAT) is warm.', true],
    ['BAT', ['BAT', 'bile acid transferase'], 'Bile acid transferase (BAT) is warm.', false],
    ['BAT', ['BAT', 'bile acid transferase'], 'BAT is warm.', false],
    [
      'ACE',
      ['ACE', 'angiotensin I converting enzyme'],
      'Angiotensin-converting enzyme (ACE)',
      false,
    ],
    ['ADRB3', ['ADRB3'], 'The third adrenergic receptor (ADRB3) is known.', false],
    ['COG', ['COG'], 'The center of gravity [COG] moved.', false],
    ['MCR', ['MCR'], 'Mild cold rash syndrome (MCR) is new.', true],
    ['MCR', ['MCR'], 'Mild cold rash pictures (MCR) are new.', false],
    ['PHN', ['PHN', 'phenyl hydroxylase'], 'Postherpetic neuralgia (PHN) hurts.', true],
    ['PHN', ['PHN', 'post-hypnotic neuralgia'], 'Postherpetic neuralgia (PHN) hurts.', false],
    ['COG', ['COG'], 'Clinics of great size opened a cheap old garage (COG).', true],
  ])('%s of %j in %s is %s', (short, names, passage, expected) => {
    expect(standsForAnother(short, names, passage)).toBe(expected);
  });
});
