import { describe, expect, it } from 'vitest';
import { analyzeQuestion } from './analyze/analyze-question.js';
import { createQuestionService } from './answer-question.js';
import { getSegments } from './grammar/pieces.js';
import { fixtureEngines, linkedQuestion, RELATIONS } from './question.fixture.js';

/** Questions of 1,000 characters that ask nothing sensible. */
const LONG = [
  'treats '.repeat(140),
  'drugs for asthma '.repeat(58),
  'a '.repeat(495),
  `Which drugs treat ${'a'.repeat(970)}?`,
  `Which drugs treat ${'x-'.repeat(485)}?`,
  'which genes cause asthma and '.repeat(34),
  'salbutamol and '.repeat(66),
  'drugs for asthma '.repeat(8),
  'treats asthma '.repeat(8),
  'genes associated with asthma that treat cough '.repeat(4),
];

describe('a long question', () => {
  it.each(LONG)('is read in bounded work %#', async (text) => {
    const question = await linkedQuestion(text);
    expect(question.words.every((word) => word.text.length <= 100)).toBe(true);
    for (const { pieces } of getSegments(question)) expect(pieces.length).toBeLessThanOrEqual(16);
  });

  it('has work that grows with its length, not faster', () => {
    const count = (times: number) =>
      analyzeQuestion('treats asthma '.repeat(times), RELATIONS).cues.length;
    expect(count(28)).toBeLessThanOrEqual(count(14) * 2);
  });

  it.each(LONG.slice(0, 7))('is answered with a reason %#', async (text) => {
    const { answers } = await createQuestionService(fixtureEngines()).answer(text);
    expect(answers[0]?.text).toBe('');
    expect(answers[0]?.abstention?.message).not.toBe('');
  });
});
