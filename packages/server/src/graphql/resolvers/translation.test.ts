import type { GraphQLFieldResolver } from 'graphql';
import { expect, it } from 'vitest';
import { questionFields } from './questions.js';

it('passes the query of the question service on, and says when there is none', async () => {
  const questions = {
    sparql: async (question: string) =>
      question === 'known' ? { sparql: 'ASK {}', description: 'known' } : null,
  };
  const { signal } = new AbortController();
  const context = { services: { questions }, signal, scopes: null, engineId: 'graph', cost: {} };
  const resolve = questionFields.executeNl2Sparql.resolve as GraphQLFieldResolver<unknown, unknown>;
  const ask = (question: string) => resolve({}, { question }, context, {} as never);
  expect(await ask('known')).toEqual({ SPARQL: 'ASK {}' });
  expect(await ask('unknown')).toEqual({
    SPARQL: null,
    reason: expect.stringContaining('has no SPARQL query'),
  });
});
