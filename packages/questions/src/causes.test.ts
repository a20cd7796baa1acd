import {
  inProcessStore,
  labelRow,
  testArticleIndex,
  testLabelIndex,
} from '@biographql/engines/testing';
import { describe, expect, it } from 'vitest';
import { createQuestionService } from './answer-question.js';

const row = (
  qid: string,
  label: string,
  type: 'DISEASE' | 'SYMPTOM' | 'TAXON' | 'GENE',
  degree = 1,
) => labelRow(qid, label, { degree, types: [type] });

/** Asthma is a disease, and a sign of a syndrome by the same name. */
const service = createQuestionService({
  graph: inProcessStore({
    text: `
@prefix wd: <http://www.wikidata.org/entity/> .
@prefix wdt: <http://www.wikidata.org/prop/direct/> .
wd:Q35869 wdt:P780 wd:Q35805 ; wdt:P2293 wd:Q14878303 .
wd:Q900001 wdt:P780 wd:Q900002, wd:Q35805 .
wd:Q83319 wdt:P828 wd:Q133823 .
wd:Q83320 wdt:P828 wd:Q133824 .`,
  }),
  labels: await testLabelIndex([
    row('Q35869', 'asthma', 'DISEASE', 9),
    row('Q900002', 'asthma', 'SYMPTOM'),
    row('Q900001', 'Netherton syndrome', 'DISEASE'),
    row('Q35805', 'cough', 'SYMPTOM', 3),
    row('Q14878303', 'ADRB2', 'GENE', 2),
    row('Q83319', 'typhoid fever', 'DISEASE'),
    row('Q133823', 'Salmonella Typhi', 'TAXON'),
    row('Q83320', 'cholera', 'DISEASE'),
    row('Q133824', 'Vibrio cholerae', 'TAXON'),
  ]),
  articles: await testArticleIndex([]),
});

async function ask(question: string) {
  const { answers } = await service.answer(question);
  return answers[0];
}

describe('a question for causes', () => {
  it.each([
    'What causes asthma?',
    'What can cause asthma?',
    'What are the causes of asthma?',
    'What is the cause of asthma?',
    'Causes of asthma',
    'What brings about asthma?',
    'What is behind asthma?',
    'What leads to asthma?',
    'What triggers asthma?',
  ])('%s has no signs and no associated genes for an answer', async (question) => {
    const answer = await ask(question);
    expect(answer?.text).toBe('');
    expect(answer?.abstention?.message).toMatch(/^Not found in this dataset: Causes of asthma\./);
    expect(answer?.abstention?.suggestions[0]).toBe('Which genes are associated with asthma?');
  });

  it('says how to ask for the diseases of which it is a sign', async () => {
    const { abstention } = (await ask('Which diseases cause asthma?')) ?? {};
    expect(abstention?.message).toMatch(/as a symptom\?”$/);
    expect(abstention?.suggestions[0]).toBe('Which diseases have asthma as a symptom?');
  });

  it.each(['Which diseases cause asthma?', 'Does Netherton syndrome cause asthma?'])(
    '%s is not answered with whose sign it is',
    async (question) => {
      expect((await ask(question))?.text).toBe('');
    },
  );

  it.each([
    ['What causes typhoid fever?', 'Salmonella Typhi'],
    ['What causes cough?', 'asthma and Netherton syndrome'],
    ['Which diseases cause cough?', 'asthma and Netherton syndrome'],
    ['Does asthma cause cough?', 'Yes'],
    ['Which diseases have asthma as a symptom?', 'Netherton syndrome'],
    ['Which genes cause asthma?', 'ADRB2'],
  ])('%s is answered: %s', async (question, text) => {
    expect((await ask(question))?.text).toBe(text);
  });
});

describe('a denial', () => {
  it.each([
    ['Is ADRB2 not associated with asthma?', 'not'],
    ['Does asthma not cause cough?', 'not'],
    ['Is ADRB2 never associated with asthma?', 'never'],
    ['Is there no link between ADRB2 and asthma?', 'no'],
    ['Is no gene associated with asthma?', 'no'],
    ['Is neither ADRB2 nor cough associated with asthma?', 'neither'],
    ['Is cough not a symptom of asthma?', 'not'],
    ["Isn't cough a symptom of asthma?", 'not'],
    ['What does asthma not cause?', 'not'],
    ['Which symptoms are not symptoms of asthma?', 'not'],
  ])('%s is neither affirmed nor denied', async (question, word) => {
    const answer = await ask(question);
    expect(answer?.text).toBe('');
    expect(answer?.abstention?.message).toBe(
      `I can’t answer questions with “${word}”. Ask again without “${word}”.`,
    );
  });
});
