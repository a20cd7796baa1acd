import { readFile } from 'node:fs/promises';
import { createClient } from '@biographql/client';
import {
  GraphInsightsDocument,
  type GraphInsightsQuery,
  SearchEntityDocument,
  type SearchEntityQuery,
} from '@biographql/core';
import { apolloCacheOptions, graphcacheOptions } from '@biographql/core/caches';
import * as strings from '@biographql/core/strings';
import { QueryClient } from '@tanstack/query-core';
import {
  buildSchema,
  GraphQLUnionType,
  isObjectType,
  print,
  stripIgnoredCharacters,
} from 'graphql';
import { GraphQLClient } from 'graphql-request';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { asthma, checkNeighbors, type ReachableService, startService } from './service.js';

let service: ReachableService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service[Symbol.asyncDispose]());

describe('graphql-request', () => {
  it('takes AST documents and strings, with their types', async () => {
    const client = new GraphQLClient(service.url, {
      headers: service.headers,
      fetch: service.fetch,
    });
    const graph = await client.request(GraphInsightsDocument, asthma);
    expectTypeOf(graph).toEqualTypeOf<GraphInsightsQuery>();
    checkNeighbors(service, graph);
    const found = await client.request(strings.SearchEntityDocument, { searchText: 'asth' });
    expectTypeOf(found).toEqualTypeOf<strings.SearchEntityQuery>();
    expect(found.searchAsYouType?.data?.searchLabels[0]?.text).toBe('asthma');
    // @ts-expect-error a number is no search text
    const wrong = () => client.request(SearchEntityDocument, { searchText: 1 });
    expect(wrong).toBeTypeOf('function');
  });
});

describe('TanStack Query over plain fetch', () => {
  async function execute<Data, Variables>(
    document: strings.TypedDocumentString<Data, Variables>,
    variables: NoInfer<Variables>,
    signal: AbortSignal,
  ): Promise<Data> {
    const response = await service.fetch(service.url, {
      method: 'POST',
      headers: { ...service.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query: document.toString(), variables }),
      signal,
    });
    const { data } = (await response.json()) as { readonly data: Data };
    return data;
  }

  it('takes strings, with their types', async () => {
    const graph = await new QueryClient().fetchQuery({
      queryKey: ['graph', asthma],
      queryFn: ({ signal }) => execute(strings.GraphInsightsDocument, asthma, signal),
    });
    expectTypeOf(graph).toEqualTypeOf<strings.GraphInsightsQuery>();
    checkNeighbors(service, graph);
    const { signal } = new AbortController();
    // @ts-expect-error maxNeighbours for maxNeighbors
    const wrong = () => execute(strings.GraphInsightsDocument, { maxNeighbours: 1 }, signal);
    expect(wrong).toBeTypeOf('function');
  });
});

describe('our client', () => {
  it('takes strings, with their types, and rejects a misspelled variable', async () => {
    const client = createClient({
      url: service.url,
      headers: service.headers,
      fetch: (url, init) => service.fetch(url, init),
    });
    const graph = await client.request(strings.GraphInsightsDocument, asthma);
    expectTypeOf(graph).toEqualTypeOf<strings.GraphInsightsQuery>();
    checkNeighbors(service, graph);
    // @ts-expect-error maxNeighbours for maxNeighbors
    const wrong = client.request(strings.GraphInsightsDocument, { maxNeighbours: 1 });
    await expect(wrong).rejects.toThrow(/maxNeighbors/);
  });

  it('says what to do with an AST, and takes it with a way to print it', async () => {
    const options = {
      url: service.url,
      headers: service.headers,
      fetch: (url: string, init: RequestInit) => service.fetch(url, init),
    };
    // @ts-expect-error This document is an AST
    const rejected = createClient(options).request(SearchEntityDocument, { searchText: 'asth' });
    await expect(rejected).rejects.toThrow(/set `print`/);
    const client = createClient({ ...options, print });
    const found = await client.request(SearchEntityDocument, { searchText: 'asth' });
    expectTypeOf(found).toEqualTypeOf<SearchEntityQuery>();
    expect(found.searchAsYouType?.data?.searchLabels[0]?.text).toBe('asthma');
  });
});

describe('documents', () => {
  it('are the same as AST and as strings', () => {
    const found: SearchEntityQuery = { searchAsYouType: null };
    expectTypeOf(found).toEqualTypeOf<strings.SearchEntityQuery>();
    expect(stripIgnoredCharacters(print(SearchEntityDocument))).toBe(
      strings.SearchEntityDocument.toString(),
    );
  });
});

describe('cache options for other clients', () => {
  it('cover every type of the schema', async () => {
    const text = await readFile(new URL('../../schema.graphql', import.meta.url), 'utf8');
    const types = Object.values(buildSchema(text).getTypeMap()).filter(isObjectType);
    const dataTypes = types.filter(({ name }) => name !== 'Query' && !name.startsWith('__'));
    const stable = dataTypes.filter(({ name }) => !Object.hasOwn(graphcacheOptions.keys, name));
    expect(stable.map(({ name }) => name).sort()).toEqual(
      ['Article', 'Edge', 'EdgeEnd', 'Node', 'RootNode'].sort(),
    );
    expect(Object.keys(graphcacheOptions.keys).length + stable.length).toBe(dataTypes.length);
    const withId = dataTypes.filter((type) => 'id' in type.getFields() && !stable.includes(type));
    expect(Object.keys(apolloCacheOptions.typePolicies).sort()).toEqual(
      withId.map(({ name }) => name).sort(),
    );
    const insights = buildSchema(text).getType('InsightData');
    expect(apolloCacheOptions.possibleTypes).toEqual({
      InsightData: insights instanceof GraphQLUnionType && insights.getTypes().map(String).sort(),
    });
  });
});
