import {
  inProcessStore,
  labelRow,
  testArticleIndex,
  testLabelIndex,
} from '@biographql/engines/testing';
import { describe, expect, it } from 'vitest';
import { createQuestionService } from './answer-question.js';

/** Two drugs of one receptor, of which statements about the protein say what they do, and one of which none does. */
const GRAPH = `
@prefix wd: <http://www.wikidata.org/entity/> .
@prefix wdt: <http://www.wikidata.org/prop/direct/> .
@prefix p: <http://www.wikidata.org/prop/> .
@prefix ps: <http://www.wikidata.org/prop/statement/> .
@prefix pq: <http://www.wikidata.org/prop/qualifier/> .
wd:Q1 wdt:P129 wd:Q10, wd:Q11 ; p:P129 <urn:s1> . <urn:s1> ps:P129 wd:Q11 ; pq:P2868 wd:Q20 .
wd:Q2 wdt:P129 wd:Q10, wd:Q11 ; p:P129 <urn:s2> . <urn:s2> ps:P129 wd:Q11 ; pq:P2868 wd:Q21 .
wd:Q3 wdt:P129 wd:Q10 .
wd:Q10 wdt:P688 wd:Q11 .
`;
const labels = await testLabelIndex([
  labelRow('Q1', 'morphine', { degree: 5, types: ['MEDICATION'] }),
  labelRow('Q2', 'naloxone', { degree: 4, types: ['MEDICATION'] }),
  labelRow('Q3', 'tramadol', { degree: 3, types: ['MEDICATION'] }),
  labelRow('Q10', 'OPRM1', { degree: 9, types: ['GENE'], aliases: ['opioid receptor mu 1'] }),
  labelRow('Q11', 'Opioid receptor mu 1', { degree: 2, types: ['PROTEIN'] }),
  labelRow('Q20', 'agonist', { degree: 1, types: ['UNDEFINED'] }),
  labelRow('Q21', 'antagonist', { degree: 1, types: ['UNDEFINED'] }),
]);
const articles = await testArticleIndex([]);
const service = createQuestionService(
  { graph: inProcessStore({ text: GRAPH }), labels, articles },
  { timeMs: 60_000 },
);

async function ask(question: string) {
  const [item] = (await service.answer(question)).answers;
  return { text: item?.text, says: item?.context?.text, reads: item?.interpretation };
}

describe('what a drug does to its target', () => {
  it.each([
    ['Does morphine activate OPRM1?', 'Morphine activates OPRM1.'],
    ['Is naloxone an antagonist of OPRM1?', 'Naloxone inhibits OPRM1.'],
    ['Does morphine or tramadol activate OPRM1?', 'Morphine activates OPRM1.'],
  ])(
    'is affirmed where a statement says it, also one about the protein: %s',
    async (question, says) => {
      expect(await ask(question)).toMatchObject({ text: 'Yes', says });
    },
  );

  it.each([
    'Does naloxone activate OPRM1?',
    'Does morphine block OPRM1?',
    'Does tramadol activate OPRM1?',
    'Do morphine and tramadol activate OPRM1?',
  ])('is not affirmed where another effect, or none, is stated: %s', async (question) => {
    expect((await ask(question)).text).toBe('');
  });

  it('narrows a list, which says so', async () => {
    expect(await ask('Which drugs activate OPRM1?')).toEqual({
      text: 'morphine',
      says: 'Morphine activates OPRM1.',
      reads: 'Drugs that activate OPRM1',
    });
  });
});
