import {
  entitiesOptions,
  infiniteArticlesOptions,
  neighborsOptions,
  topAuthorsOptions,
  withScope,
} from '@biographql/query';
import {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  QueryClient,
} from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Around } from './around.fixture.js';
import { openDom } from './dom.fixture.js';
import { serviceOfFile } from './service.fixture.js';
import { App } from './ssr-app.fixture.js';

const { connect } = serviceOfFile();
type Client = ReturnType<typeof connect>['client'];

/** What a server does for one request: a cache of its own, the data, the HTML. */
async function serve(client: Client, text: string) {
  const cache = new QueryClient();
  await Promise.all([
    cache.prefetchQuery(entitiesOptions(client, { text })),
    cache.prefetchQuery(neighborsOptions(client, { label: text, limit: 3 })),
    cache.prefetchQuery(topAuthorsOptions(client, { text })),
  ]);
  const html = renderToString(
    <Around client={client} cache={cache}>
      <App text={text} />
    </Around>,
  );
  // As it travels inside the page.
  const state: DehydratedState = JSON.parse(JSON.stringify(dehydrate(cache)));
  return { cache, html, state };
}

afterEach(() => vi.restoreAllMocks());

describe('on a server', () => {
  it('renders what was prefetched, and asks for nothing while it renders', async () => {
    const { client, sent } = connect();
    const { html } = await serve(client, 'asthma');
    expect(sent).toHaveLength(3);
    expect(html).toContain('asthma');
    expect(html).not.toMatch(/searching|no graph|no authors/);
    expect(html).toContain('asking');
  });

  it('keeps the users of two requests apart', async () => {
    const [one, two] = [connect(), connect()];
    const [asthma, diabetes] = await Promise.all([
      serve(withScope(one.client, 'user-1'), 'asthma'),
      serve(withScope(two.client, 'user-2'), 'diabetes'),
    ]);
    const texts = (sent: typeof one.sent) =>
      sent.flatMap(({ variables }) => Object.values(variables));
    expect(texts(one.sent)).not.toContain('diabetes');
    expect(texts(two.sent)).not.toContain('asthma');
    expect(JSON.stringify([asthma.state, asthma.html])).not.toMatch(/diabetes|user-2/);
    expect(JSON.stringify([diabetes.state, diabetes.html])).not.toMatch(/user-1/);
    for (const { queryKey } of diabetes.cache.getQueryCache().getAll()) {
      expect(asthma.cache.getQueryData(queryKey)).toBeUndefined();
    }
  });

  it('keeps users apart by scope even where one cache serves both', async () => {
    const cache = new QueryClient();
    const [one, two] = [connect(), connect()];
    const options = topAuthorsOptions(withScope(one.client, 'user-1'), { text: 'asthma' });
    await cache.fetchQuery(options);
    const others = topAuthorsOptions(withScope(two.client, 'user-2'), { text: 'asthma' });
    expect(cache.getQueryData(options.queryKey)).toHaveLength(10);
    expect(cache.getQueryData(others.queryKey)).toBeUndefined();
  });

  it('puts neither address nor key into what travels', async () => {
    const { client } = connect();
    const { html, state } = await serve(client, 'asthma');
    expect(JSON.stringify([html, state])).not.toMatch(/test-key|http:\/\/test\//);
  });

  it('prefetches infinite queries', async () => {
    const cache = new QueryClient();
    const options = infiniteArticlesOptions(connect().client, { text: 'asthma', pageSize: 4 });
    await cache.prefetchInfiniteQuery({ ...options, pages: 2 });
    expect(cache.getQueryData(options.queryKey)?.pageParams).toEqual([1, 2]);
  });
});

it('the page takes over without a warning, and asks only for what the server left out', async () => {
  const warned = vi.spyOn(console, 'error');
  const { html, state } = await serve(connect().client, 'asthma');
  openDom(`<div id="root">${html}</div>`);
  const { hydrateRoot } = await import('react-dom/client');
  const { act } = await import('react');
  const { client, sent } = connect();
  const root = document.querySelector('#root');
  if (!root) throw new Error('no root');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const recovered: unknown[] = [];
  const page = await act(async () =>
    hydrateRoot(
      root,
      <Around client={client} cache={new QueryClient()}>
        <HydrationBoundary state={state}>
          <App text="asthma" />
        </HydrationBoundary>
      </Around>,
      { onRecoverableError: (error) => recovered.push(error) },
    ),
  );
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  while (!root.textContent?.includes('What treats asthma?')) await settle();
  expect(sent.map(({ variables }) => variables.query)).toEqual(['What treats asthma?']);
  const button = root.querySelector('button');
  await act(async () => button?.click());
  while (!button?.textContent?.includes('diabetes')) await settle();
  expect(recovered).toEqual([]);
  expect(warned.mock.calls).toEqual([]);
  await act(async () => page.unmount());
}, 30_000);
