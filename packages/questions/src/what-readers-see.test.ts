import { describe, expect, it } from 'vitest';
import { createQuestionService } from './answer-question.js';
import { fixtureEngines } from './question.fixture.js';
import type { QuestionAnswerItem } from './question-service.js';

const service = createQuestionService(fixtureEngines(), { timeMs: 60_000 });

async function ask(question: string): Promise<QuestionAnswerItem> {
  const { answers } = await service.answer(question);
  const [item] = answers;
  if (item === undefined) throw new Error('no answer item');
  return item;
}

describe('with an answer or without one, a question', () => {
  it('says which entity another name was taken for, and nothing of a label', async () => {
    expect((await ask('What does albuterol treat?')).names).toEqual([
      { text: 'albuterol', iri: 'http://www.wikidata.org/entity/Q410358', label: 'salbutamol' },
    ]);
    expect((await ask('What does salbutamol treat?')).names).toEqual([]);
  });

  it.each([
    ['Which approved drugs treat asthma?', ['Which drugs treat asthma?']],
    ['Which drugs treat asthma typ?', []],
  ])('suggests what to ask instead of %s', async (question, suggestions) => {
    expect((await ask(question)).abstention?.suggestions).toEqual(suggestions);
  });

  it('shows passages with documents, and no answer', async () => {
    const question = 'What does salt cave air loosen?';
    const { answers } = await service.answer(question, { generate: false });
    expect(answers[0]).toMatchObject({ text: '', abstention: null, interpretation: null });
    expect(answers[0]?.passages.map(({ text }) => text)).toEqual([
      'The salt cave air loosens mucus in the airways <b>within</b> a week.',
    ]);
  });
});
