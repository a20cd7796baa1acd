import { createClient, getTopAuthors, searchEntities } from '@biographql/client';
import { ProviderMissingError, ScopeCollisionError, withScope } from '@biographql/query';
import { createTestService, type TestService } from '@biographql/server/testing';
import { select, wd } from '@biographql/sparql';
import { QueryClient, VueQueryPlugin } from '@tanstack/vue-query';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { type App, createSSRApp, effectScope, nextTick, ref } from 'vue';
import {
  bioGraphQLPlugin,
  useBioGraphQL,
  useEntities,
  useInfiniteArticles,
  useSparql,
  useTopAuthors,
} from './index.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

const PATIENT = { timeout: 10_000 };
const connect = () => {
  const asked: string[] = [];
  const client = createClient({
    url: service.url,
    fetch: (url, init) => {
      asked.push(String(init.body));
      return service.fetch(url, {
        ...init,
        headers: { ...init.headers, 'x-api-key': service.apiKey },
      });
    },
  });
  return { client, asked };
};

/** Runs a composable in an app that is not mounted, which needs no page. */
function inApp<T>(client: ReturnType<typeof createClient> | null, use: () => T): T {
  const app: App = createSSRApp({ render: () => null });
  app.use(VueQueryPlugin, { queryClient: new QueryClient() });
  if (client) app.use(bioGraphQLPlugin, { client });
  const scope = effectScope();
  const used = app.runWithContext(() => scope.run(use));
  if (used === undefined) throw new Error('nothing was used');
  return used;
}

describe('a composable', () => {
  it('answers as the action, and follows a ref', async () => {
    const { client } = connect();
    const text = ref<string | null>(null);
    const { data, error, fetchStatus } = inApp(client, () =>
      useTopAuthors(() => (text.value === null ? null : { text: text.value })),
    );
    expectTypeOf(data.value?.[0]?.family).toEqualTypeOf<string | undefined>();
    expect(fetchStatus.value).toBe('idle');
    for (const word of ['asthma', 'diabetes']) {
      text.value = word;
      const authors = await getTopAuthors(client, { text: word });
      await vi.waitFor(() => expect(data.value).toEqual(authors), PATIENT);
    }
    expect(error.value).toBeNull();
  });

  it('suspends until it has its answer, with the rows typed by the query', async () => {
    const { client } = connect();
    const query = select('SELECT ?drug WHERE { $of wdt:P2176 ?drug } LIMIT 2', {
      of: wd('Q35869'),
    });
    const { data, suspense } = inApp(client, () => useSparql(query, { kinds: { drug: 'qid' } }));
    expect(data.value).toBeUndefined();
    await suspense();
    expect(data.value?.map(({ drug }) => drug)).toEqual([
      expect.stringMatching(/^Q\d+$/),
      expect.stringMatching(/^Q\d+$/),
    ]);
  });

  it('pages through articles as one list', async () => {
    const { client } = connect();
    const { data, fetchNextPage, hasNextPage } = inApp(client, () =>
      useInfiniteArticles({ text: 'asthma', pageSize: 4 }),
    );
    await vi.waitFor(() => expect(data.value?.articles).toHaveLength(4), PATIENT);
    expect(hasNextPage.value).toBe(true);
    await fetchNextPage();
    await vi.waitFor(() => expect(data.value?.articles).toHaveLength(8), PATIENT);
  });

  it('tells what went wrong', async () => {
    const client = createClient({ url: service.url, fetch: () => Promise.reject(new Error('no')) });
    const { error } = inApp(client, () => useTopAuthors({ text: 'a' }));
    await vi.waitFor(() => expect(error.value?.code).toBe('NETWORK'), PATIENT);
  });
});

describe('a search while typing', () => {
  it('asks for the text at rest, and never shows the list of another as its own', async () => {
    const { client, asked } = connect();
    const text = ref('asth');
    const search = inApp(client, () => useEntities(text, { delayMs: 20 }));
    const hits = await searchEntities(client, { text: 'asth' });
    await vi.waitFor(() => expect(search.entities.value).toEqual(hits), PATIENT);
    asked.length = 0;
    for (const typed of ['d', 'di', 'dia', 'diab']) text.value = typed;
    await nextTick();
    expect(search.isSearching.value).toBe(true);
    expect(search.entities.value).toBeUndefined();
    expect(search.previousEntities.value).toEqual(hits);
    const others = await searchEntities(client, { text: 'diab' });
    await vi.waitFor(() => expect(search.entities.value).toEqual(others), PATIENT);
    expect(search.previousEntities.value).toBeUndefined();
    expect(asked.filter((body) => !body.includes('"diab"'))).toEqual([]);
    text.value = ' d ';
    await vi.waitFor(() => expect(search.entities.value).toEqual([]), PATIENT);
  });
});

describe('a client', () => {
  it('is asked for where none is provided', () => {
    expect(() => inApp(null, useBioGraphQL)).toThrow(ProviderMissingError);
  });

  it('is refused beside another over the same cache, unless it has a scope', () => {
    const queryClient = new QueryClient();
    const appOf = (client: ReturnType<typeof createClient>) =>
      createSSRApp({ render: () => null })
        .use(VueQueryPlugin, { queryClient })
        .use(bioGraphQLPlugin, { client });
    appOf(connect().client);
    expect(() => appOf(connect().client)).toThrow(ScopeCollisionError);
    expect(() => appOf(withScope(connect().client, 'other'))).not.toThrow();
  });
});
