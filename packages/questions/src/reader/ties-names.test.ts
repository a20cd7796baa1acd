import { describe, expect, it } from 'vitest';
import { stemWord } from '../text/words.js';
import { tiesNames } from './ties-names.js';

function ties(text: string, ...words: readonly string[]): boolean {
  const stretches = [...text.matchAll(/\b(?:SOX2|E2F1)\b/g)].map((match) => ({
    start: match.index,
    end: match.index + 4,
    entity: match[0] === 'SOX2' ? 0 : 1,
  }));
  return tiesNames(text, stretches, words.map(stemWord));
}

describe('tiesNames', () => {
  it.each([
    ['SOX2 strongly regulates E2F1.', true],
    ['SOX2 regulates the turnover of E2F1.', true],
    ['E2F1 regulates SOX2.', false],
    ['Inhibitors of SOX2 regulate E2F1.', false],
    ['SOX2 has a part in regulating cells and E2F1.', false],
    ['The extract acts on SOX2; and it regulates E2F1.', false],
    ['SOX2 binds a ligase that regulates E2F1.', false],
    ['SOX2 and E2F1 regulate growth.', false],
  ])('takes the first name for the one that does it: %s %s', (text, expected) => {
    expect(ties(text, 'regulate')).toBe(expected);
  });

  it.each([
    ['SOX2 and E2F1 interact in cells.', true],
    ['E2F1 interacts with SOX2.', true],
    ['We saw an interaction between SOX2 and E2F1.', true],
    ['SOX2 grows, and light interacts with cells of E2F1.', false],
    ['Levels (SOX2) and rates [E2F1] rose; nothing did interact.', false],
  ])('takes both for what they do with each other: %s %s', (text, expected) => {
    expect(ties(text, 'interact', 'interaction')).toBe(expected);
  });

  it('is content with one name', () => {
    expect(ties('SOX2 is known.', 'regulate')).toBe(true);
  });
});
