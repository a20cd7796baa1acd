import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { createClient } from '@biographql/client';
import {
  EmergingConceptsDocument,
  GraphInsightsDocument,
  type GraphInsightsQuery,
  SearchEntityDocument,
  TopAffiliationsDocument,
  TopAuthorsDocument,
  TopEntitiesDocument,
} from '@biographql/core';
import { apolloCacheOptions, graphcacheOptions } from '@biographql/core/caches';
import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { initGraphQLTada, readFragment } from 'gql.tada';
import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest';
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
});

describe('our client', () => {
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

/** What a generator of introspections writes, for the one field that is requested here. */
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
