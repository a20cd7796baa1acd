import { parseEntityIri } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { analyzeQuestion } from '../analyze/analyze-question.js';
import type { LinkedQuestion } from '../link/link-question.js';
import type { EntityMention } from '../link/mention.js';
import { RELATIONS } from '../question.fixture.js';
import { type Form, planQuestion } from './plan-question.js';

function mention(first: number, last: number, text: string, quality = 1): EntityMention {
  const iri = parseEntityIri(`Q${first + 1}${last + 1}`);
  const record = { iri, label: text, description: null, types: [], degree: 1, alias: null };
  const found = { matchedText: text, scheme: null, equivalents: [] };
  return {
    first,
    last,
    text,
    quality,
    candidates: [{ ...record, ...found, match: 'exact-label' }],
  };
}

/** Words: 0 Which, 1 drugs, 2 treat, 3 breast, 4 cancer, 5 and, 6 gout. */
const question: LinkedQuestion = {
  ...analyzeQuestion('Which drugs treat breast cancer and gout?', RELATIONS),
  mentions: [mention(4, 4, 'cancer'), mention(3, 4, 'breast cancer'), mention(6, 6, 'gout')],
  unknownNames: [],
  suggestions: [],
};

function kind(name: string, queries: readonly unknown[]): Form {
  return {
    name,
    match: () => queries,
    execute: () => Promise.reject(new Error('asked early')),
    describe: () => name,
    ends: () => null,
  };
}

describe('planQuestion', () => {
  it('keeps the order of kinds and of what each wants to ask, and asks nothing', () => {
    const { graphPlans } = planQuestion(question, [
      kind('a', [1, 2]),
      kind('b', []),
      kind('c', [3]),
    ]);
    expect(graphPlans.map(({ kind: { name }, query }) => [name, query])).toEqual([
      ['a', 1],
      ['a', 2],
      ['c', 3],
    ]);
  });

  it('returns the question with its plans, and changes nothing in it', () => {
    const planned = planQuestion(Object.freeze(question), []);
    expect(planned).toMatchObject(question);
    expect(planned.graphPlans).toEqual([]);
  });

  it('takes the longest names for the subjects, one per stretch of words', () => {
    const { subjects } = planQuestion(question, []);
    expect(subjects.map(({ label }) => label)).toEqual(['breast cancer', 'gout']);
  });

  it('searches articles for the meaningful words', () => {
    const { literaturePlan } = planQuestion(question, []);
    expect(literaturePlan).toMatchObject({
      text: 'treat breast cancer gout',
    });
  });

  it('reads no sign of the question as an operator, and finds nothing to search in an empty one', () => {
    const odd = {
      ...analyzeQuestion('"gout"* OR (fever-)', RELATIONS),
      mentions: [],
      unknownNames: [],
      suggestions: [],
    };
    expect(planQuestion(odd, []).literaturePlan).toMatchObject({
      text: 'gout fever',
    });
    const empty = {
      ...analyzeQuestion('?', RELATIONS),
      mentions: [],
      unknownNames: [],
      suggestions: [],
    };
    expect(planQuestion(empty, []).literaturePlan).toMatchObject({ text: '' });
  });
});
