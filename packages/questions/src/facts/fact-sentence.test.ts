import { describe, expect, it } from 'vitest';
import { fillSentence, joinNames, listNames, quote } from './name-values.js';

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
    expect(fillSentence(template, 'gout', listNames(['rest'])).text).toBe(
      'Gout is treated with rest.',
    );
    expect(fillSentence(template, 'mTORopathy', listNames(['rest'])).text).toBe(
      'mTORopathy is treated with rest.',
    );
  });

  it('is not confused by templates inside names', () => {
    const sentence = fillSentence('$values treat $entity.', '$values', listNames(['$entity']));
    expect(sentence).toEqual({ text: '$entity treat $values.', start: 0, end: 7 });
  });

  it('agrees with how many values there are, named or counted', () => {
    const template = '$values {has|have} the role of $entity.';
    const say = (names: readonly string[], total?: number) =>
      fillSentence(template, 'analgesic', listNames(names, total)).text;
    expect(say(['ibuprofen'])).toBe('Ibuprofen has the role of analgesic.');
    expect(say(['a', 'b'])).toBe('A and b have the role of analgesic.');
    expect(say(['a'], 3)).toBe('A and 2 more have the role of analgesic.');
  });

  it('leaves braces inside names alone', () => {
    const { text } = fillSentence('$entity {is|are} $values.', '{a|b}', listNames(['{c|d}']));
    expect(text).toBe('{a|b} is {c|d}.');
  });

  it('marks where the values stand', () => {
    const { text, start, end } = fillSentence(
      '$entity needs $values.',
      'gout',
      listNames(['rest']),
    );
    expect(text.slice(start, end)).toBe('rest');
  });
});

describe('quote', () => {
  it('marks the answer between what stands before and after it', () => {
    expect(quote('a ', 'bc', '.')).toEqual({ text: 'a bc.', start: 2, end: 4 });
    expect(quote('', 'bc')).toEqual({ text: 'bc', start: 0, end: 2 });
  });
});
