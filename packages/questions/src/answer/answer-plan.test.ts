import { parseEntityIri } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { planQuestion } from '../plan-question.js';
import { fixtureContext, linkedQuestion } from '../question.fixture.js';
import type { Abstention, QuestionAnswerer } from '../question-service.js';
import type { AnswerKind, Finding } from '../say/finding.js';
import { answerPlan } from './answer-plan.js';

const ADRB2 = {
  iri: parseEntityIri('Q14878303'),
  label: 'ADRB2',
  description: null,
  types: ['GENE' as const],
  degree: 2,
};

function finding(text: string, probability: number): Finding {
  const statement = {
    subject: ADRB2.iri,
    property: 'P1057',
    object: '5',
    isEntity: false,
    rank: null,
    references: [],
  };
  const claim = { text, probability, statements: [statement], quotes: [], sparql: null };
  return {
    text,
    context: { text, start: 0, end: text.length },
    probability,
    entities: [ADRB2],
    claims: [claim],
    sparql: null,
  };
}

/** A kind whose queries are what it finds. */
const given: AnswerKind = {
  execute: async (query) => query as Finding | Abstention | null,
  describe: () => 'what is looked for',
  ends: () => null,
};

/** A reader that answers always with the beginning of the first passage. */
function reader(confidence: number): QuestionAnswerer {
  return {
    name: 'reader',
    ready: async () => {},
    [Symbol.asyncDispose]: async () => {},
    answer: async (_question, [passage]) => ({
      text: 'read',
      confidence,
      evidence: [{ passageId: passage?.id ?? '', start: 0, end: 4 }],
    }),
  };
}

async function answer(found: readonly (Finding | null)[], more = {}) {
  const question = await linkedQuestion('What loosens mucus in asthma?');
  const graph = found.map((query) => ({ kind: given, query, unclear: null }));
  const plan = { ...planQuestion(question, []), graph };
  return answerPlan(plan, fixtureContext({ reader: reader(0.5), ...more }));
}

describe('answerPlan', () => {
  it('answers with what the first plan finds, and rests on its entities', async () => {
    const { answers, statistics } = await answer([null, finding('b', 0.8), finding('c', 0.9)]);
    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatchObject({ text: 'b', probability: 0.8 });
    expect(answers[0]?.context).toEqual({ text: 'b', start: 0, end: 1 });
    expect(answers[0]?.documents[0]).toMatchObject({ title: 'ADRB2', indexName: 'graph' });
    expect(statistics[0]).toEqual({ indexName: 'graph', totalHits: 1 });
  });

  it('reads texts when the graph finds nothing, or is too unsure of the first it finds', async () => {
    expect((await answer([null])).answers[0]?.text).toBe('read');
    expect((await answer([finding('b', 0.1), finding('c', 0.9)])).answers[0]?.text).toBe('read');
  });

  it('abstains when the reader does, and when it is too unsure; the documents stay', async () => {
    const unsure = (await answer([], { reader: reader(0.1) })).answers[0];
    expect(unsure).toMatchObject({ text: '', context: null, probability: null });
    expect(unsure?.documents.map(({ id }) => id)).toContain('pmid:1');
  });

  it('shows passages instead of an answer without a reader', async () => {
    const { answers } = await answer([], { reader: null });
    expect(answers[0]).toMatchObject({ text: '', context: null, probability: null });
    expect(answers[0]?.passages.map(({ documentId, text }) => [documentId, text])).toEqual([
      ['pmid:1', 'The salt cave air loosens mucus in the airways <b>within</b> a week.'],
    ]);
    expect((await answer([finding('b', 0.8)])).answers[0]?.passages).toEqual([]);
  });

  it('reads nothing when only documents are wanted', async () => {
    const { answers, statistics } = await answer([], { generate: false });
    expect(answers[0]).toMatchObject({ text: '', context: null, probability: null });
    expect(statistics).toEqual([
      { indexName: 'graph', totalHits: 1 },
      { indexName: 'articles', totalHits: 2 },
    ]);
  });
});
