import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import * as core from '@biographql/core';
import { apolloCacheOptions, graphcacheOptions } from '@biographql/core/caches';
import { SearchEntityDocument } from '@biographql/core/strings';
import type { TestService } from '@biographql/server/testing';
import { buildData, override, RECORDINGS, recordedFetch } from '@biographql/testing';
import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { type DocumentNode, getOperationAST, isExecutableDefinitionNode } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  openRecordedService,
  toRecorded,
} from '../../../packages/testing/src/record-answers.fixture.js';

const uri = 'http://service.test/biographql/graphql';
let service: TestService;
beforeAll(async () => {
  service = await openRecordedService();
}, 60_000);
afterAll(() => service?.[Symbol.asyncDispose]());
afterEach(() => vi.restoreAllMocks());

const documents = new Map(
  Object.values(core as Readonly<Record<string, unknown>>)
    .filter(isDocument)
    .map((document) => [getOperationAST(document)?.name?.value, document]),
);

function isDocument(value: unknown): value is DocumentNode {
  const definitions = (value as Partial<DocumentNode> | null)?.definitions;
  return Array.isArray(definitions) && definitions.every(isExecutableDefinitionNode);
}

/** A recorded `fetch` that finds what the service itself answers to each request. */
function checkedFetch(): typeof fetch {
  const recorded = recordedFetch();
  return async (input, init) => {
    const ours = await recorded(input, init);
    const theirs = await service.fetch(service.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': service.apiKey },
      body: String(init?.body),
    });
    const { data } = (await theirs.json()) as { readonly data: unknown };
    expect(await ours.clone().json()).toEqual(toRecorded({ data }));
    return ours;
  };
}

function listen() {
  return [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
}

const cases = RECORDINGS.filter(({ data }) => Object.values(data).every((field) => field !== null));

describe('recordings with the caches of other clients', () => {
  it('Apollo keeps every answer, and reads it back', async () => {
    const complaints = listen();
    const client = new ApolloClient({
      cache: new InMemoryCache(apolloCacheOptions),
      link: new HttpLink({ uri, fetch: checkedFetch() }),
    });
    for (const { operation, variables, data } of cases) {
      const query = documents.get(operation) ?? raise(operation);
      const answered = await client.query<object>({ query, variables });
      expect(answered.data).toMatchObject(data);
      expect(client.readQuery<object>({ query, variables })).toEqual(answered.data);
    }
    for (const { mock } of complaints) expect(mock.calls).toEqual([]);
  }, 120_000);

  it('urql does so too', async () => {
    const complaints = listen();
    const client = new Client({
      url: uri,
      exchanges: [cacheExchange(graphcacheOptions), fetchExchange],
      preferGetMethod: false,
      fetch: checkedFetch(),
    });
    for (const { operation, variables, data } of cases) {
      const document = documents.get(operation) ?? raise(operation);
      const answered = await client.query<object>(document, variables).toPromise();
      expect(answered.error).toBeUndefined();
      expect(answered.data).toMatchObject(data);
      expect(client.readQuery(document, variables)?.data).toEqual(answered.data);
    }
    // Without a schema graphcache looks for the fields of all members of a union, of the service as well.
    const reported = complaints.flatMap(({ mock }) => mock.calls.flat().map(String));
    expect(reported.filter((text) => !text.includes('Caused At: Inline Fragment on'))).toEqual([]);
  }, 120_000);

  it('overrides have their types as well', async () => {
    const label = { text: 'mine' };
    const data = buildData(SearchEntityDocument, {
      searchAsYouType: { data: { searchLabels: [label] } },
    });
    const client = new ApolloClient({
      cache: new InMemoryCache(apolloCacheOptions),
      link: new HttpLink({
        uri,
        fetch: recordedFetch({ overrides: [override(SearchEntityDocument, data)] }),
      }),
    });
    const variables = { searchText: 'any' };
    await client.query({ query: core.SearchEntityDocument, variables });
    const cached = client.readQuery({ query: core.SearchEntityDocument, variables });
    expect(cached?.searchAsYouType?.data?.searchLabels).toMatchObject([label]);
    expect(JSON.stringify(cached)).toContain('"__typename":"SearchLabel"');
  });
});

function raise(operation: string): never {
  throw new Error(`No document asks for ${operation}.`);
}
