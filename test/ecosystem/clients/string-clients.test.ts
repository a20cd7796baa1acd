import {
  GraphInsightsDocument,
  type GraphInsightsQuery,
  TopAuthorsDocument,
  type TypedDocumentString,
} from '@biographql/core/strings';
import { graphql } from '@octokit/graphql';
import { createGraphQLClient } from '@shopify/graphql-client';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import {
  asthma,
  checkNeighbors,
  type ReachableService,
  startService,
} from '../../clients/service.js';

let service: ReachableService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service[Symbol.asyncDispose]());

// Both take plain strings only: six lines give them the types of a document.
describe('@shopify/graphql-client', () => {
  const connect = () =>
    createGraphQLClient({
      url: service.url,
      headers: { ...service.headers, 'content-type': 'application/json' },
      customFetchApi: (url, init) => service.fetch(url, init),
    });

  async function request<Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentString<Data, Variables>,
    variables: NoInfer<Variables>,
  ): Promise<Data | undefined> {
    const { data, errors } = await connect().request<Data>(document.toString(), { variables });
    if (errors) throw new Error(errors.message, { cause: errors });
    return data;
  }

  it('takes strings, with their types by a small function', async () => {
    const graph = await request(GraphInsightsDocument, asthma);
    expectTypeOf(graph).toEqualTypeOf<GraphInsightsQuery | undefined>();
    checkNeighbors(service, graph);
    const found = await request(TopAuthorsDocument, { query: 'asthma' });
    expect(found?.summaryInsights).toHaveLength(1);
    // @ts-expect-error maxNeighbours for maxNeighbors
    const wrong = () => request(GraphInsightsDocument, { maxNeighbours: 1 });
    expect(wrong).toBeTypeOf('function');
  });

  it('reports what failed', async () => {
    await expect(request(GraphInsightsDocument, { startNode: 'Q999999999' })).rejects.toThrow(
      /Q999999999|GraphQL/,
    );
  });
});

describe('@octokit/graphql', () => {
  async function request<Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentString<Data, Variables>,
    variables: NoInfer<Variables>,
  ): Promise<Data> {
    const send = graphql.defaults({
      baseUrl: service.url.replace(/\/graphql$/, ''),
      headers: { ...service.headers, accept: 'application/json' },
      request: { fetch: service.fetch },
    });
    return send<Data>(document.toString(), { ...variables });
  }

  it('takes strings, with their types by a small function', async () => {
    const graph = await request(GraphInsightsDocument, asthma);
    expectTypeOf(graph).toEqualTypeOf<GraphInsightsQuery>();
    checkNeighbors(service, graph);
    // @ts-expect-error maxNeighbours for maxNeighbors
    const wrong = () => request(GraphInsightsDocument, { maxNeighbours: 1 });
    expect(wrong).toBeTypeOf('function');
  });

  it('cannot send a variable that is called query, as half of the documents have', async () => {
    await expect(request(TopAuthorsDocument, { query: 'asthma' })).rejects.toThrow(
      '"query" cannot be used as variable name',
    );
  });
});
