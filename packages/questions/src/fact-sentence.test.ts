import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emphasize, escapeHtml } from './emphasis.js';
import { fillSentence, joinNames, markSentence } from './fact-sentence.js';

describe('joinNames', () => {
  it.each([
    [[], undefined, ''],
    [['a'], undefined, 'a'],
    [['a', 'b'], undefined, 'a and b'],
    [['a', 'b', 'c'], undefined, 'a, b and c'],
    [['a', 'b, c', 'd'], undefined, 'a; b, c and d'],
    [['a', 'b'], 1_200, 'a, b and 1,198 more'],
  ])('%j of %s', (names, total, expected) => {
    expect(joinNames(names, total)).toBe(expected);
  });

  it('shows ten and counts the rest', () => {
    const names = Array.from({ length: 12 }, (_, index) => `n${index}`);
    expect(joinNames(names)).toBe('n0, n1, n2, n3, n4, n5, n6, n7, n8, n9 and 2 more');
  });
});

describe('fillSentence', () => {
  it('begins with a capital, unless the name has its own letters', () => {
    const template = '$entity is treated with $values.';
    expect(fillSentence(template, 'gout', 'rest').text).toBe('Gout is treated with rest.');
    expect(fillSentence(template, 'mTORopathy', 'rest').text).toBe(
      'mTORopathy is treated with rest.',
    );
  });

  it('is not confused by templates inside names', () => {
    const sentence = fillSentence('$values treat $entity.', '$values', '$entity');
    expect(markSentence(sentence)).toBe('<em>$entity</em> treat $values.');
  });
});

describe('emphasize', () => {
  it('leaves no markup but its own, and loses nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), fc.nat(50), (text, start, length) => {
        const from = Math.min(start, text.length);
        const to = Math.min(from + length, text.length);
        const html = emphasize(text, from, to);
        expect(html.replace(/<\/?em>/g, '')).toBe(escapeHtml(text));
        expect(html.replace(/<\/?em>/g, '')).not.toMatch(/[<>"']/);
      }),
    );
  });
});
