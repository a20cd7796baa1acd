import { describe, expect, it } from 'vitest';
import { RELATIONS } from '../question.fixture.js';
import { analyzeQuestion } from './analyze-question.js';

function wantedWord(question: string): string | null {
  const { wanted, words } = analyzeQuestion(question, RELATIONS);
  return wanted === null ? null : (words[wanted.word]?.text ?? null);
}

describe('analyzeQuestion', () => {
  it.each([
    ['Which drugs treat gout?', 'drugs'],
    ['Mutations in which gene cause gout?', 'gene'],
    ['Which type of lung cancer is it used for?', 'cancer'],
    ['What is the target protein of it?', 'protein'],
    ['List the drug targets of it', null],
    ['What are the types of cancer?', null],
    ['What causes heart disease?', null],
    ['Does it treat gout?', null],
  ])('finds the wanted noun of %j: %s', (question, expected) => {
    expect(wantedWord(question)).toBe(expected);
  });

  it.each([
    ['How many genes cause gout?', 'count'],
    ['What is the OMIM number of gout?', 'definition'],
    ['Is gout a disease?', 'yes-no'],
    ['Define gout', 'definition'],
    ['gout drugs', 'list'],
  ])('tells the form of %j: %s', (question, form) => {
    expect(analyzeQuestion(question, RELATIONS).form).toBe(form);
  });

  it.each([
    ['List 3 drugs for gout', 3],
    ['Please name two drugs', 2],
    ['Which drugs treat type 2 diabetes?', null],
    ['List drugs for type 2 diabetes', null],
  ])('reads how many answers %j wants: %s', (question, most) => {
    expect(analyzeQuestion(question, RELATIONS).most).toBe(most);
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
