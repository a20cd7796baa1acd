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

const toQuestions = (name: string) => [
  `What drugs treat ${name}?`,
  `What are the symptoms of ${name}?`,
  `Which genes are associated with ${name}?`,
];
const OF_ASTHMA = toQuestions('asthma');
const OF_TYPHOID = toQuestions('typhoid fever');
const OF_SALBUTAMOL = ['What does salbutamol treat?', 'What are the targets of salbutamol?'];

describe('with an answer or without one, a question', () => {
  it('says which entity another name was taken for, and nothing of a label', async () => {
    expect((await ask('What does albuterol treat?')).names).toEqual([
      { text: 'albuterol', iri: 'http://www.wikidata.org/entity/Q410358', label: 'salbutamol' },
    ]);
    for (const question of ['What is albuterol?', 'Does albuterol treat typhoid fever?'])
      expect((await ask(question)).names).toMatchObject([{ label: 'salbutamol' }]);
    expect((await ask('What does salbutamol treat?')).names).toEqual([]);
  });

  it.each([
    ['Which approved drugs treat asthma?', ['Which drugs treat asthma?', ...OF_ASTHMA]],
    ['Which drugs treat asthma typ?', OF_ASTHMA],
    ['How is asthma diagnosed?', OF_ASTHMA],
    ['What died of asthma?', OF_ASTHMA],
    ['What does asthma treat?', OF_ASTHMA],
    ['most common gene in asthma', [OF_ASTHMA[2], ...OF_ASTHMA.slice(0, 2)]],
    ['What are the symptoms of salbutamol?', OF_SALBUTAMOL],
    // What was asked for in vain is not suggested again.
    ['Which drugs treat typhoid fever?', OF_TYPHOID.slice(1)],
    ['Does salbutamol treat typhoid fever?', [...OF_SALBUTAMOL, ...OF_TYPHOID]],
  ])('suggests what to ask instead of %s', async (question, suggestions) => {
    expect((await ask(question)).abstention?.suggestions).toEqual(suggestions);
  });

  it.each([
    [
      'What does asthma treat?',
      /you want to know about “asthma”.* refers to a relation between drugs and diseases\. For example, ask “What drugs treat asthma\?”/,
    ],
    [
      'What inhibits asthma?',
      /“inhibits” refers to a relation between drugs and genes, and “asthma” is neither/,
    ],
    [
      'Does salbutamol inhibit asthma?',
      /“inhibit” refers to a relation between drugs and genes, and “asthma” is/,
    ],
    [
      'What died of asthma?',
      /^Interpreted as “People who died of asthma”: .* no data of that kind/,
    ],
    [
      'Which drugs treat asthma on Tuesdays?',
      /the word “Tuesdays” in this question\. Rephrase the question, or ask without/,
    ],
    ['How is asthma diagnosed?', /^This dataset does not cover diagnostic tests\./],
    ['Which drugs treat qwertyase?', /^Nothing found for “qwertyase”\. Check the spelling/],
  ])('says what is wrong with %s, and then what to do', async (question, says) => {
    const { abstention } = await ask(question);
    expect(abstention?.message).toMatch(says);
  });

  it('suggests questions that it can read', async () => {
    for (const question of [...OF_ASTHMA, ...OF_SALBUTAMOL])
      expect((await ask(question)).text, question).not.toBe('');
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
