import { describe, expect, it } from 'vitest';
import { createQuestionService } from './answer-question.js';
import { fixtureEngines } from './question.fixture.js';
import type { QuestionAnswerItem } from './question-service.js';

const service = createQuestionService(fixtureEngines(), { timeMs: 60_000 });

async function ask(question: string): Promise<QuestionAnswerItem> {
  const [item] = (await service.answer(question)).answers;
  if (item === undefined) throw new Error('no answer item');
  return item;
}

describe('a question as people ask it', () => {
  it.each([
    'What does asthma treat?',
    'What treats salbutamol?',
    'drugs for salbutamol',
    'What activates salbutamol?',
    'Which drugs block ADRB2?',
    'antagonists of ADRB2',
    'Which receptor does salbutamol bind?',
    'Which drugs cause ADRB2?',
    'Which drugs target the asthma receptor?',
    'How is salbutamol given?',
    'Which antibodies target ADRB2?',
    'Which tumor is treated with salbutamol?',
    'Which drugs treet ferrets?',
  ])('does not answer in another direction, with another effect or class: %s', async (question) => {
    expect((await ask(question)).text).toBe('');
  });

  it.each([
    ['What does salbutamol target?', 'ADRB2'],
    ['meds for asthma', 'salbutamol and montelukast'],
    ['whats salbutamol used for', 'asthma'],
    ['salbutamol MOA', 'ADRB2'],
    ['clinical significance of ADRB2', 'asthma'],
    ['What happens when ADRB2 is mutated?', 'asthma'],
    ['How does salbutamol work?', 'ADRB2'],
    ['agonists of ADRB2', 'salbutamol'],
    ['symptms of asthma', 'cough and wheeze'],
    ['Which drugs tragets ADRB2?', 'salbutamol'],
    ['Is asthma a respiratory disease?', 'Yes'],
    ['most associated gene with asthma', 'ADRB2'],
    ['mutation in ADRB2 causes which disease', 'asthma'],
    ['genes assoc w/ asthma', 'ADRB2'],
    ['diseases with cough', 'asthma'],
    ['diseases with cough and wheeze', 'asthma'],
    ['synonyms for asthma', 'bronchial asthma'],
    ['what else is asthma called?', 'bronchial asthma'],
    ['drugs for Q35869', 'salbutamol and montelukast'],
    ['MESH D001249 symptoms', 'cough and wheeze'],
    ['symptoms of MESH:D001249', 'cough and wheeze'],
    ['Is Q410358 used for D001249?', 'Yes'],
    ['Which disease has the MeSH ID D001249?', 'asthma'],
  ])('understands how people ask: %s', async (question, expected) => {
    expect((await ask(question)).text).toBe(expected);
  });

  it('says what a name with its kind is, and lists nothing of it', async () => {
    expect((await ask('asthma disease')).text).toMatch(/^long-term disease/);
    expect((await ask('asthma drugs')).text).toBe('salbutamol and montelukast');
  });

  it('answers both parts of a question', async () => {
    const { answers } = await service.answer('Which drugs treat asthma and what are its symptoms?');
    expect(answers.map(({ text }) => text)).toEqual([
      'salbutamol and montelukast',
      'cough and wheeze',
    ]);
  });

  it('answers a follow-up about what the question before was about', async () => {
    const previous = 'Which drugs treat asthma?';
    const { answers } = await service.answer('and its symptoms?', { previous });
    expect(answers[0]?.text).toBe('cough and wheeze');
    expect((await service.answer('and its symptoms?')).answers[0]?.text).toBe('');
  });

  it.each([
    'What are the side effects of salbutamol?',
    'Who should not take salbutamol?',
    'Which specialist treats asthma?',
  ])('says that the graph has no data of a kind: %s', async (question) => {
    expect((await ask(question)).abstention).toMatchObject({ reason: 'MISSING_KIND' });
  });

  it('asks which name was meant instead of guessing', async () => {
    const { text, abstention } = await ask('Which drugs treat typhoid?');
    expect(text).toBe('');
    expect(abstention?.message).toContain('Did you mean typhoid fever?');
  });
});
