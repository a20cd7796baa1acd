import { parseEntityIri } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { analyzeQuestion } from './analyze/analyze-question.js';
import type { Form } from './forms.js';
import type { LinkedQuestion } from './link/link-question.js';
import type { EntityMention } from './link/nearest-names.js';
import { planArticles, planQuestion } from './plan-question.js';
import { RELATIONS } from './question.fixture.js';

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
    example: '',
    read: () => queries,
    execute: () => Promise.reject(new Error('asked early')),
    describe: () => name,
    ends: () => null,
  };
}

describe('planQuestion', () => {
  it('keeps the order of kinds and of what each wants to ask, and asks nothing', () => {
    const forms = [kind('a', [1, 2]), kind('b', []), kind('c', [3])];
    const { graph } = planQuestion(Object.freeze(question), forms);
    expect(graph.map(({ kind: one, query }) => [one.describe(query), query])).toEqual([
      ['a', 1],
      ['a', 2],
      ['c', 3],
    ]);
  });
});

describe('planArticles', () => {
  it('takes the longest names, one per stretch of words', () => {
    const { names } = planArticles(question);
    expect(names.map(({ text }) => text)).toEqual(['breast cancer', 'gout']);
  });

  it('searches articles for the meaningful words', () => {
    expect(planArticles(question)).toMatchObject({
      words: 'treat breast cancer gout',
    });
  });

  it('reads no sign of the question as an operator, and finds nothing to search in an empty one', () => {
    const odd = {
      ...analyzeQuestion('"gout"* OR (fever-)', RELATIONS),
      mentions: [],
      unknownNames: [],
      suggestions: [],
    };
    expect(planArticles(odd)).toMatchObject({
      words: 'gout fever',
    });
    const empty = {
      ...analyzeQuestion('?', RELATIONS),
      mentions: [],
      unknownNames: [],
      suggestions: [],
    };
    expect(planArticles(empty)).toMatchObject({ words: '' });
  });
});
