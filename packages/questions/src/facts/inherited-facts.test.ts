import {
  inProcessStore,
  labelRow,
  testArticleIndex,
  testLabelIndex,
} from '@biographql/engines/testing';
import { parseQuery } from '@biographql/sparql';
import { describe, expect, it } from 'vitest';
import { createQuestionService } from '../answer-question.js';

const NAMES = {
  Q1: ['breast cancer', 'DISEASE'],
  Q2: ['breast carcinoma', 'DISEASE'],
  Q3: ['BRCA1', 'GENE'],
  Q4: ['ESR1', 'GENE'],
  Q5: ['nipple discharge', 'SYMPTOM'],
  Q6: ['breast pain', 'SYMPTOM'],
} as const;
const CLAIMS = [
  'Q2 P279 Q1',
  'Q3 P2293 Q2',
  'Q1 P2293 Q4',
  'Q4 P2293 Q2',
  'Q2 P780 Q5',
  'Q2 P780 Q6',
];
const WD = 'http://www.wikidata.org';

const graph = inProcessStore({
  text: CLAIMS.map((claim) => {
    const [subject, code, object] = claim.split(' ');
    return `<${WD}/entity/${subject}> <${WD}/prop/direct/${code}> <${WD}/entity/${object}> .`;
  }).join('\n'),
});
const labels = await testLabelIndex(
  Object.entries(NAMES).map(([id, [label, type]]) => labelRow(id, label, { types: [type] })),
);
const service = createQuestionService(
  { graph, labels, articles: await testArticleIndex([]) },
  { timeMs: 60_000 },
);

describe('what a class has from its subtypes', () => {
  it('answers yes, and names the subtype', async () => {
    const { answers } = await service.answer('Is BRCA1 associated with breast cancer?');
    expect(answers[0]?.text).toBe('Yes');
    const [claim] = answers[0]?.claims ?? [];
    expect(claim?.text).toContain('reast carcinoma (a kind of breast cancer)');
    expect(claim?.statements.map(({ object }) => object)).toEqual([`${WD}/entity/Q2`]);
  });

  it('is listed after a note of how much it is, and found by the query of the answer', async () => {
    const { answers } = await service.answer('Which genes are associated with breast cancer?');
    expect(answers[0]?.text.split(' and ').sort()).toEqual(['BRCA1', 'ESR1']);
    expect(answers[0]?.context?.text).toContain(
      '1 of these is stated only for a subtype, breast carcinoma.',
    );
    const query = await service.sparql('Which genes are associated with breast cancer?');
    const { solutions } = await graph.select(parseQuery(query?.sparql ?? ''));
    expect(solutions.map(([value]) => value?.value).sort()).toEqual([
      `${WD}/entity/Q3`,
      `${WD}/entity/Q4`,
    ]);
  });

  it('is no symptom', async () => {
    const { answers } = await service.answer('What are the symptoms of breast cancer?');
    expect(answers[0]?.abstention?.reason).toBe('NO_STATEMENT');
  });
});
