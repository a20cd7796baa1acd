import { describe, expect, it } from 'vitest';
import { isFollowUp, splitQuestion, withTopic } from './analyze-question.js';

describe('splitQuestion', () => {
  it.each([
    ['What is the gene of X and which drugs treat it?', 2],
    ['Which drugs treat gout and what are its symptoms?', 2],
    ['Which drugs treat asthma and COPD?', 1],
    ['Does X treat Y and is Z a symptom?', 1],
    ['', 1],
  ])('%s has %d parts', (text, parts) => {
    expect(splitQuestion(text)).toHaveLength(parts);
  });
});

describe('a follow-up', () => {
  it.each([
    ['and its side effects?', 'metformin: its side effects?'],
    ['what about targets?', 'targets of metformin'],
    ['which diseases does it treat?', 'metformin: which diseases does it treat?'],
  ])('%s refers to the question before', (text, expected) => {
    expect(isFollowUp(text)).toBe(true);
    expect(withTopic(text, 'metformin')).toBe(expected);
  });

  it('is no question that names what it is about', () => {
    expect(isFollowUp('Which drugs treat asthma?')).toBe(false);
  });
});
