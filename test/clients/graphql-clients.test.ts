import { readFile } from 'node:fs/promises';
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { createClient } from '@biographql/client';
import {
  EmergingConceptsDocument,
  GraphInsightsDocument,
  type GraphInsightsQuery,
  SearchEntityDocument,
  type SearchEntityQuery,
  TopAffiliationsDocument,
  TopAuthorsDocument,
  TopEntitiesDocument,
} from '@biographql/core';
import { apolloCacheOptions, graphcacheOptions } from '@biographql/core/caches';
import * as strings from '@biographql/core/strings';
import { QueryClient } from '@tanstack/query-core';
import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { initGraphQLTada, readFragment } from 'gql.tada';
import {
  buildSchema,
  GraphQLUnionType,
  isObjectType,
  print,
  stripIgnoredCharacters,
} from 'graphql';
import { GraphQLClient } from 'graphql-request';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest';
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

describe('@urql/core', () => {
  it('takes AST documents, with their types', async () => {
    const client = new Client({
      url: service.url,
      exchanges: [fetchExchange],
      preferGetMethod: false,
      fetch: service.fetch,
      fetchOptions: { headers: service.headers },
    });
    const { data, error } = await client.query(GraphInsightsDocument, asthma).toPromise();
    expectTypeOf(data).toEqualTypeOf<GraphInsightsQuery | undefined>();
    expect(error).toBeUndefined();
    checkNeighbors(service, data);
    // @ts-expect-error a number is no search text
    const wrong = () => client.query(SearchEntityDocument, { searchText: 1 });
    expect(wrong).toBeTypeOf('function');
  });
});

describe('Apollo Client 4', () => {
  const apollo = () =>
    new ApolloClient({
      cache: new InMemoryCache(apolloCacheOptions),
      link: ApolloLink.from([
        new HttpLink({ uri: service.url, headers: service.headers, fetch: service.fetch }),
      ]),
    });

  it('takes AST documents, with their types', async () => {
    const { data } = await apollo().query({ query: GraphInsightsDocument, variables: asthma });
    expectTypeOf(data).toEqualTypeOf<GraphInsightsQuery | undefined>();
    checkNeighbors(service, data);
    const wrong = () =>
      // @ts-expect-error a number is no search text
      apollo().query({ query: SearchEntityDocument, variables: { searchText: 1 } });
    expect(wrong).toBeTypeOf('function');
  });

  it('keeps insights apart that count from 1, with the exported options', async () => {
    const client = apollo();
    const variables = { query: 'asthma' };
    const authors = await client.query({ query: TopAuthorsDocument, variables });
    await client.query({ query: TopEntitiesDocument, variables });
    await client.query({ query: EmergingConceptsDocument, variables });
    expect(client.readQuery({ query: TopAuthorsDocument, variables })).toEqual(authors.data);
  });
});

describe('normalizing caches', () => {
  const [one, two] = [{ query: 'asthma' }, { query: 'hospital' }];
  const documents = [TopAffiliationsDocument, TopAuthorsDocument, TopEntitiesDocument] as const;

  it('of Apollo keep the counts of two queries apart', async () => {
    const client = new ApolloClient({
      cache: new InMemoryCache(apolloCacheOptions),
      link: new HttpLink({ uri: service.url, headers: service.headers, fetch: service.fetch }),
    });
    for (const query of documents) {
      const { data } = await client.query<object>({ query, variables: one });
      await client.query<object>({ query, variables: two });
      expect(client.readQuery<object>({ query, variables: one })).toEqual(data);
    }
  });

  it('of urql do so too, and warn of nothing', async () => {
    const warned = vi.spyOn(console, 'warn');
    const client = new Client({
      url: service.url,
      exchanges: [cacheExchange(graphcacheOptions), fetchExchange],
      preferGetMethod: false,
      fetch: service.fetch,
      fetchOptions: { headers: service.headers },
    });
    for (const document of [...documents, GraphInsightsDocument]) {
      const { data } = await client.query<unknown>(document, { ...one, ...asthma }).toPromise();
      await client.query<unknown>(document, { ...two, ...asthma }).toPromise();
      expect(client.readQuery(document, { ...one, ...asthma })?.data).toEqual(data);
    }
    expect(warned.mock.calls).toEqual([]);
  });

  it('know every type of the schema', async () => {
    const text = await readFile(new URL('../../schema.graphql', import.meta.url), 'utf8');
    const types = Object.values(buildSchema(text).getTypeMap()).filter(isObjectType);
    const own = types.filter(({ name }) => name !== 'Query' && !name.startsWith('__'));
    const stable = own.filter(({ name }) => !Object.hasOwn(graphcacheOptions.keys, name));
    expect(stable.map(({ name }) => name).sort()).toEqual(
      ['Article', 'Edge', 'EdgeEnd', 'Node', 'RootNode'].sort(),
    );
    expect(Object.keys(graphcacheOptions.keys).length + stable.length).toBe(own.length);
    const withId = own.filter((type) => 'id' in type.getFields() && !stable.includes(type));
    expect(Object.keys(apolloCacheOptions.typePolicies).sort()).toEqual(
      withId.map(({ name }) => name).sort(),
    );
    const insights = buildSchema(text).getType('InsightData');
    expect(apolloCacheOptions.possibleTypes).toEqual({
      InsightData: insights instanceof GraphQLUnionType && insights.getTypes().map(String),
    });
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
  it('takes strings, with their types, and refuses a misspelled variable', async () => {
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
    const refused = createClient(options).request(SearchEntityDocument, { searchText: 'asth' });
    await expect(refused).rejects.toThrow(/set `print`/);
    const client = createClient({ ...options, print });
    const found = await client.request(SearchEntityDocument, { searchText: 'asth' });
    expectTypeOf(found).toEqualTypeOf<SearchEntityQuery>();
    expect(found.searchAsYouType?.data?.searchLabels[0]?.text).toBe('asthma');
  });

  it('takes documents of gql.tada, with their fragments', async () => {
    const client = createClient({
      url: service.url,
      headers: service.headers,
      fetch: (url, init) => service.fetch(url, init),
      print,
    });
    const graphql = initGraphQLTada<{ introspection: Introspection }>();
    const table = graphql('fragment Table on DataFrame { columns error }');
    const document = graphql(
      'query Own($sparql: String!) { advancedSearch(query: $sparql) { ...Table } }',
      [table],
    );
    const { advancedSearch } = await client.request(document, { sparql: 'SELECT ?x { ?x a ?y }' });
    expect(readFragment(table, advancedSearch)).toEqual({ columns: ['x'], error: null });
    // @ts-expect-error the document declares sparql
    const wrong = client.request(document, { query: 'SELECT ?x { ?x a ?y }' });
    await expect(wrong).rejects.toThrow(/sparql/);
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

/** What a generator of introspections writes, for the one field that is asked for here. */
interface Introspection {
  name: never;
  query: 'Query';
  mutation: never;
  subscription: never;
  types: {
    String: unknown;
    DataFrame: {
      kind: 'OBJECT';
      name: 'DataFrame';
      fields: {
        columns: {
          name: 'columns';
          type: {
            kind: 'LIST';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        error: { name: 'error'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      };
    };
    Query: {
      kind: 'OBJECT';
      name: 'Query';
      fields: {
        advancedSearch: {
          name: 'advancedSearch';
          type: { kind: 'OBJECT'; name: 'DataFrame'; ofType: null };
        };
      };
    };
  };
}
