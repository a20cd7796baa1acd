import { SearchEntityDocument as SearchEntityNode } from '@biographql/core';
import { SearchEntityDocument, TypedDocumentString } from '@biographql/core/strings';
import { type OperationDocument, operationOptions } from '@biographql/query';
import { waitFor } from '@testing-library/react';
import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { renderInPage } from '../render.fixture.js';
import { rejection, serviceOfFile } from '../service.fixture.js';
import { useOperation, useSuspenseOperation } from './use-operation.js';

const { connect } = serviceOfFile();

interface OwnTable {
  readonly advancedSearch: { readonly columns: readonly string[] } | null;
}
const text =
  'query Own($sparql: String!) { advancedSearch(query: $sparql) { ...Table } } fragment Table on DataFrame { columns }';
const query = new TypedDocumentString<OwnTable, { sparql: string }>(text);
const sparql = 'SELECT ?drug WHERE { wd:Q35869 wdt:P2176 ?drug } LIMIT 1';

describe('a document of your own', () => {
  it('is requested, with the options of TanStack', async () => {
    const { client, sent } = connect();
    const { result, rerender } = renderInPage(
      { client },
      (variables: { sparql: string } | null) =>
        useOperation(query, variables, { select: ({ advancedSearch }) => advancedSearch?.columns }),
      null,
    );
    expect(result.current.fetchStatus).toBe('idle');
    rerender({ sparql });
    await waitFor(() => expect(result.current.data).toEqual(['drug']));
    expect(sent.map(({ variables }) => variables)).toEqual([{ sparql }]);
  });

  it('suspends', async () => {
    const { client } = connect();
    const { result } = renderInPage(
      { client },
      () => useSuspenseOperation(query, { sparql }).data,
      0,
    );
    await waitFor(() => expect(result.current).toEqual({ advancedSearch: { columns: ['drug'] } }));
  });

  it('may be an AST for a client that prints', async () => {
    const { client } = connect(undefined, {
      print: (node) => print(node as ReturnType<typeof parse>),
    });
    const { result } = renderInPage(
      { client },
      () => useOperation(SearchEntityNode, { searchText: 'asthma' }),
      0,
    );
    await waitFor(() => expect(result.current.data?.searchAsYouType).toBeTruthy());
  });

  it('fails as an AST without `print`, and as the service rejects it', async () => {
    const { client } = connect();
    const { result } = renderInPage(
      { client },
      () => useOperation(SearchEntityNode, { searchText: 'asthma' }),
      0,
    );
    await waitFor(() => expect(String(result.current.error)).toContain('`print`'));
    const rejected = connect(() => rejection(400, 'INVALID_DOCUMENT')).client;
    const { result: other } = renderInPage(
      { client: rejected },
      () => useOperation(query, { sparql }),
      0,
    );
    await waitFor(() => expect(other.current.error?.code).toBe('INVALID_REQUEST'));
  });
});

describe('the key of a document', () => {
  const keyOf = <Data, Variables>(document: OperationDocument<Data, Variables>) => {
    const { client } = connect();
    return JSON.stringify(
      operationOptions(client, document as OperationDocument<Data, object>, {}).queryKey,
    );
  };

  it('holds its hash, or what it says: two documents never share one', () => {
    expect(keyOf(SearchEntityDocument)).toContain(SearchEntityDocument.__meta__?.hash);
    expect(keyOf(query)).toContain('query Own(');
    const [first, second] = ['{ a }', '{ b }'].map((other) => keyOf(parse(other)));
    expect(first).not.toBe(second);
  });
});
