import { SearchEntityDocument as SearchEntityAst } from '@biographql/core';
import {
  GetSupportedInsightsDocument,
  GraphInsightsDocument,
  SearchEntityDocument,
  type SearchEntityQuery,
} from '@biographql/core/strings';
import { print } from 'graphql';
import { assertType, expectTypeOf, test } from 'vitest';
import { createClient } from './index.js';

const client = createClient({ url: 'http://localhost/graphql' });

test('the document carries result and variables', () => {
  expectTypeOf(
    client.request(SearchEntityDocument, { searchText: 'a' }),
  ).resolves.toEqualTypeOf<SearchEntityQuery>();
  assertType(client.request(SearchEntityDocument));
  assertType(client.request(GraphInsightsDocument, { startNode: 'Q1', maxNeighbors: 5 }));
});

test('a misspelled or wrong variable does not compile', () => {
  // @ts-expect-error the document declares maxNeighbors
  assertType(client.request(GraphInsightsDocument, { startNode: 'Q1', maxNeighbours: 5 }));
  // @ts-expect-error a number is no search text
  assertType(client.request(SearchEntityDocument, { searchText: 1 }));
  // @ts-expect-error the input is required
  assertType(client.request(GetSupportedInsightsDocument));
});

test('an AST does not compile without a way to print it', () => {
  // @ts-expect-error This document is an AST: take the one of @biographql/core/strings, or give createClient …
  assertType(client.request(SearchEntityAst, { searchText: 'a' }));
  const printing = createClient({ url: 'http://localhost/graphql', print });
  expectTypeOf(
    printing.request(SearchEntityAst, { searchText: 'a' }),
  ).resolves.toEqualTypeOf<SearchEntityQuery>();
  expectTypeOf(
    printing.request(SearchEntityDocument, { searchText: 'a' }),
  ).resolves.toEqualTypeOf<SearchEntityQuery>();
  // @ts-expect-error a number is no search text
  assertType(printing.request(SearchEntityAst, { searchText: 1 }));
  // @ts-expect-error the document declares searchText
  assertType(printing.request(SearchEntityAst, { searchTexts: 'a' }));
});
