import { InvalidSparqlError } from '@biographql/core';
import type { SparqlService } from '@biographql/services';
import { parseQuery } from '@biographql/sparql';
import type { GraphQLResolveInfo } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { RequestContext, RootFields } from './context.js';
import { sparqlFields } from './sparql.js';

type SparqlField = NonNullable<RootFields['advancedSearch' | 'advancedSearchGraph']>;

const { advancedSearch, advancedSearchGraph } = sparqlFields;

/** Whether a result of one of the two forms may be cached. */
async function isCached({ resolve: ask }: SparqlField, query: string) {
  const sequence = { variables: [], solutions: [] };
  const sparql: Pick<SparqlService, 'table' | 'answer'> = {
    async table(text, options) {
      if (text === 'SELEKT') {
        return { status: 'failed', error: new InvalidSparqlError('a query begins otherwise.') };
      }
      options?.onRead?.(parseQuery(text));
      return { status: 'answered', sequence };
    },
    async answer(text, options) {
      options?.onRead?.(parseQuery(text));
      return { form: 'SELECT', sequence };
    },
  };
  const answer = { values: 0, characters: 0, isOnce: false };
  const cost = { units: 1, add() {}, check: async () => undefined };
  const context = { services: { sparql }, cost, answer, scopes: null };
  const known = context as unknown as RequestContext;
  if (typeof ask !== 'function') throw new TypeError('A field of these is a function.');
  await ask({}, { query }, known, {} as GraphQLResolveInfo);
  return !known.answer.isOnce;
}

describe('SPARQL of callers', () => {
  it.each([
    ['as a table', advancedSearch],
    ['in the shape of SPARQL JSON', advancedSearchGraph],
  ])('%s is cached unless it uses time or randomness', async (_, ask) => {
    expect(await isCached(ask, 'SELECT ?a { ?a ?b ?c }')).toBe(true);
    expect(await isCached(ask, 'SELECT (NOW() AS ?a) {}')).toBe(false);
  });

  it('is not cached when it failed', async () => {
    expect(await isCached(advancedSearch, 'SELEKT')).toBe(false);
  });
});
