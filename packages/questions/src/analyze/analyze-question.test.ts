import { describe, expect, it } from 'vitest';
import { RELATIONS } from '../question.fixture.js';
import { analyzeQuestion } from './analyze-question.js';

describe('analyzeQuestion', () => {
  it.each([
    ['How many genes cause gout?', 'count'],
    ['What is the OMIM number of gout?', 'definition'],
    ['Is gout a disease?', 'yes-no'],
    ['Define gout', 'definition'],
    ['gout drugs', 'list'],
  ])('recognizes the form of %j: %s', (question, form) => {
    expect(analyzeQuestion(question, RELATIONS).form).toBe(form);
  });

  it('lets fillers stand inside a wording, but no other word', () => {
    const relations = (question: string) =>
      analyzeQuestion(question, RELATIONS).cues.map(
        ({ relation, cue }) => `${relation.id}: ${cue.phrase}`,
      );
    expect(relations('Is it mainly used for gout?')).toContain('treats: used for');
    expect(relations('used bricks for')).not.toContain('treats: used for');
  });
});
