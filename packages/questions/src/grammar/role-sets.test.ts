import {
  inProcessStore,
  labelRow,
  testArticleIndex,
  testLabelIndex,
} from '@biographql/engines/testing';
import { describe, expect, it } from 'vitest';
import { createQuestionService } from '../answer-question.js';

/** Three drugs, of which two have a role, and a racemate with a second entry, under the bare name, without facts. */
const GRAPH = `
@prefix wd: <http://www.wikidata.org/entity/> .
@prefix wdt: <http://www.wikidata.org/prop/direct/> .
wd:Q1 wdt:P2868 wd:Q9 ; wdt:P2175 wd:Q8 .
wd:Q2 wdt:P2868 wd:Q9 .
wd:Q3 wdt:P2175 wd:Q8 .
wd:Q7 wdt:P2175 wd:Q6 .
wd:Q12 wdt:P527 wd:Q13 .
`;

const service = createQuestionService(
  {
    graph: inProcessStore({ text: GRAPH }),
    labels: await testLabelIndex([
      labelRow('Q1', 'phenytoin', { types: ['MEDICATION'] }),
      labelRow('Q2', 'felbamate', { types: ['MEDICATION'] }),
      labelRow('Q3', 'diazepam', { types: ['MEDICATION'] }),
      labelRow('Q4', 'Warfarin', { types: ['CHEMICAL_COMPOUND'] }),
      labelRow('Q6', 'venous thrombosis', { types: ['DISEASE'] }),
      labelRow('Q7', '(RS)-warfarin', { types: ['MEDICATION'], aliases: ['warfarin'] }),
      labelRow('Q8', 'epilepsy', { types: ['DISEASE'] }),
      labelRow('Q9', 'Anticonvulsants', { types: ['PHARMACOLOGIC_ACTION'] }),
      labelRow('Q10', 'seizure disease', { types: ['DISEASE'] }),
      labelRow('Q11', 'Glycomimetics', { types: ['UNDEFINED'] }),
      labelRow('Q12', 'Epilepsy', { types: ['BIOLOGICAL_PATHWAY'] }),
      labelRow('Q13', 'SCN1A', { types: ['GENE'] }),
    ]),
    articles: await testArticleIndex([]),
  },
  { timeMs: 60_000 },
);

async function ask(question: string) {
  const { answers } = await service.answer(question);
  return answers[0]?.text;
}

describe('the plural of a role', () => {
  it.each([
    ['Which anticonvulsants are there?', ['phenytoin', 'felbamate']],
    ['anticonvulsants', ['phenytoin', 'felbamate']],
    ['List anticonvulsants for epilepsy', ['phenytoin']],
    ['Which anticonvulsants treat epilepsy?', ['phenytoin']],
    ['How many anticonvulsants are there?', ['2']],
    ['Which anticonvulsants treat venous thrombosis?', ['']],
  ])('%s', async (question, expected) => {
    const answer = (await ask(question)) ?? '';
    expect(answer.split(' and ').sort()).toEqual([...expected].sort());
  });
});

describe('the kind that a question asks for', () => {
  it('is not a role of drugs when the name has no type', async () => {
    const { answers } = await service.answer('glycomimetics for venous thrombosis');
    expect(answers[0]?.abstention).toMatchObject({ reason: 'UNREAD_WORDS' });
    const { answers: verdicts } = await service.answer('Is phenytoin a glycomimetic?');
    expect(verdicts[0]?.abstention?.lookedFor ?? '').not.toContain('role');
  });

  it.each([
    ['Which genes are part of the epilepsy pathway?', 'SCN1A'],
    ['Which pathways are involved in epilepsy?', ''],
    ['pathways involved in epilepsy', ''],
  ])('holds for members of any type: %s', async (question, expected) => {
    expect(await ask(question)).toBe(expected);
  });
});

describe('a racemate', () => {
  it('is what its name means, and facts of it are facts of the name', async () => {
    expect(await ask('Does warfarin treat venous thrombosis?')).toBe('Yes');
    expect(await ask('Does warfarin treat epilepsy?')).toBe('');
  });
});
