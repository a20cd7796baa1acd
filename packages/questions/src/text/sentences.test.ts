import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from '../passages/rank-passages.js';

describe('splitSentences', () => {
  it.each([
    ['One here. Two there! Three?', ['One here.', 'Two there!', 'Three?']],
    [
      'Doses of 2.5 mg vs. placebo were given. It helped.',
      ['Doses of 2.5 mg vs. placebo were given.', 'It helped.'],
    ],
    [
      'Growth of E. coli was slow (cf. Fig. 2). End.',
      ['Growth of E. coli was slow (cf. Fig. 2).', 'End.'],
    ],
    ['A title\nA sentence.', ['A title', 'A sentence.']],
    ['  ', []],
  ])('splits %j', (text, expected) => {
    expect(splitSentences(text).map((sentence) => sentence.text)).toEqual(expected);
  });

  it('gives offsets that lead back to the text, in order and apart', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        let previous = 0;
        for (const sentence of splitSentences(text)) {
          expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
          expect(sentence.start).toBeGreaterThanOrEqual(previous);
          previous = sentence.end;
        }
      }),
    );
  });
});
