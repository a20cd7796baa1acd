import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearWords } from './word-search.js';

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
const near = (word: string, edits = 1) => search(sorted, word, edits);

/** The words that the patterns found stand for, each once. */
function search(words: readonly string[], typed: string, edits: number): readonly string[] {
  const patterns = nearWords(words, typed, edits);
  const found = patterns.flatMap(({ text, isPrefix }) =>
    words.filter((word) => (isPrefix ? word.startsWith(text) : word === text)),
  );
  expect(new Set(found).size).toBe(found.length);
  return found.sort();
}

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

  it('allows two edits when requested', () => {
    expect(near('heptitus')).toEqual([]);
    expect(near('heptitus', 2)).toEqual(['hepatitis']);
  });

  it('finds what is near by definition, and nothing else', () => {
    const letter = fc.constantFrom('a', 'b', 'c', '1');
    const text = (minLength: number, maxLength: number) =>
      fc.string({ unit: letter, minLength, maxLength });
    const words = fc.uniqueArray(text(1, 9), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(words, text(3, 8), fc.constantFrom(1, 2), (unsorted, typed, edits) => {
        const ordered = unsorted.sort();
        expect(search(ordered, typed, edits)).toEqual(
          ordered.filter((word) => isNear(typed, word, edits)),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('finds nothing in an empty vocabulary', () => {
    expect(nearWords([], 'asthma', 2)).toEqual([]);
  });
});

/** Whether a word is near, or begins with what is near and ends right. */
function isNear(typed: string, word: string, edits: number): boolean {
  if (distance(typed, word) <= edits) return true;
  return Array.from(word, (_, index) => word.slice(0, index + 1)).some((started) => {
    if (distance(typed, started) > edits) return false;
    const [last, before] = [started.at(-1), started.at(-2)];
    if (last === typed.at(-1) && distance(typed.slice(0, -1), started.slice(0, -1)) <= edits)
      return true;
    if (last !== typed.at(-2) || before !== typed.at(-1) || /\d/.test(`${last}${before}`))
      return false;
    return distance(typed.slice(0, -2), started.slice(0, -2)) + 1 <= edits;
  });
}

/** Optimal string alignment in which digits stay as they are. */
function distance(typed: string, word: string): number {
  const free = (letter: string | undefined) =>
    /\d/.test(letter ?? '') ? Number.POSITIVE_INFINITY : 1;
  const memo = new Map<string, number>();
  const between = (i: number, j: number): number => {
    if (i === 0 && j === 0) return 0;
    const key = `${i} ${j}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const [a, b] = [typed[i - 1], word[j - 1]];
    const costs = [Number.POSITIVE_INFINITY];
    if (i > 0) costs.push(between(i - 1, j) + free(a));
    if (j > 0) costs.push(between(i, j - 1) + free(b));
    if (i > 0 && j > 0) costs.push(between(i - 1, j - 1) + (a === b ? 0 : free(a) + free(b) - 1));
    if (i > 1 && j > 1 && a === word[j - 2] && b === typed[i - 2])
      costs.push(between(i - 2, j - 2) + free(a) + free(b) - 1);
    const lowest = Math.min(...costs);
    memo.set(key, lowest);
    return lowest;
  };
  return between(typed.length, word.length);
}
