import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type LuaStore,
  startLuaStore,
} from '../../packages/server/src/http/limits/lua-store.fixture.js';
import { ingestSmallData } from './small-data.js';
import { newDataDir, runBiographql, send, serve } from './start-biographql.js';

// Each test starts two processes that serve, and one builds a dataset, which a busy machine delays.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const POLL = { timeout: 60_000, interval: 200 };
const NEIGHBORS = `query N($offset: Int) {
  graphInsights(graphInput: { startNode: "Q2", maxNeighbors: 1, offset: $offset }) {
    data { ... on SubGraph { nodes { id } } }
  }
}`;
const SEARCH = `query T($searchText: String) {
  searchAsYouType(searchInput: { searchText: $searchText }) { data { searchLabels { text } } }
}`;

let dataDir: string;

beforeAll(async () => {
  dataDir = newDataDir();
  await ingestSmallData(dataDir);
});

/** Two replicas over one directory and one store; `rateLimit` has bursts of a tenth. */
async function startReplicas(store: LuaStore, env: Readonly<Record<string, string>> = {}) {
  const shared = {
    BIOGRAPHQL_LIMITS_URL: store.url,
    BIOGRAPHQL_LIMITS_TIMEOUT_MS: '5000',
    BIOGRAPHQL_SPARQL_WORKERS: '1',
    BIOGRAPHQL_FOLLOW_DATASET_MS: '200',
    ...env,
  };
  const started = [serve(dataDir, shared), serve(dataDir, shared)];
  const urls = (await Promise.all(started.map((each) => each.listening()))).map(({ url }) => url);
  const [one = '', other = ''] = urls;
  return {
    one,
    other,
    started,
    async [Symbol.asyncDispose]() {
      await Promise.all(started.map((each) => each[Symbol.asyncDispose]()));
    },
  };
}

const getLimits = async (url: string) =>
  (await (await fetch(new URL('/ready', url))).json()).limits;

describe('two replicas over one store of limits', () => {
  it('allow what one would, serve all while the store is gone, and share again', async () => {
    await using store = await startLuaStore();
    await using replicas = await startReplicas(store, {
      BIOGRAPHQL_API_KEY: 'k',
      BIOGRAPHQL_RATE_LIMIT: '1000',
    });
    const { one, other } = replicas;
    expect(await Promise.all([one, other].map(getLimits))).toEqual(['shared', 'shared']);
    // The clock of the store stands still: nothing comes back but when the test says so.
    const requested = Array.from({ length: 150 }, (_, each) =>
      send(each % 2 === 0 ? one : other, 'k', '{ __typename }'),
    );
    const statuses = (await Promise.all(requested)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
    // A tenth of the requests per minute may come at once, so a window lasts six seconds.
    store.advance(6_000);
    expect((await send(other, 'k', '{ __typename }')).status).toBe(200);

    await store.stop();
    await expect.poll(() => getLimits(one), POLL).toBe('own');
    await expect.poll(() => getLimits(other), POLL).toBe('own');
    // Each has counted along, so the next request is allowed after some time.
    const answers = async (url: string) => (await send(url, 'k', '{ __typename }')).status;
    await expect.poll(() => answers(one), POLL).toBe(200);
    await expect.poll(() => answers(other), POLL).toBe(200);

    await store.start();
    await expect.poll(() => getLimits(one), POLL).toBe('shared');
    await expect.poll(() => getLimits(other), POLL).toBe('shared');
    await expect.poll(() => answers(one), POLL).toBe(200);
    const cached = [...store.entries().keys()].join('\n');
    expect(cached).not.toMatch(/environment|127\.0\.0\.1/);
  });

  it('answer alike: pages, receipts, keys and the next dataset', async () => {
    await using store = await startLuaStore();
    await using replicas = await startReplicas(store);
    const { one, other } = replicas;
    const made = await runBiographql(['keys', 'create', '--json', '--data-dir', dataDir]);
    const { id, key } = JSON.parse(made.stdout);
    const status = async (url: string) => (await send(url, key, '{ __typename }')).status;
    for (const url of [one, other]) await expect.poll(() => status(url), POLL).toBe(200);

    const ask = async (url: string, query: string, variables = {}) =>
      (await send(url, key, query, variables)).json();
    const pages = async (urls: readonly string[]) =>
      Promise.all(urls.map(async (url, offset) => (await ask(url, NEIGHBORS, { offset })).data));
    const alone = await pages([one, one]);
    expect(alone[0]).not.toEqual(alone[1]);
    expect(await pages([one, other])).toEqual(alone);
    expect(await pages([other, one])).toEqual(alone);

    const answers = await Promise.all(
      [one, other].map((url) => ask(url, SEARCH, { searchText: 'thing 1' })),
    );
    const [first, second] = answers;
    expect(first.extensions.receipt).toEqual(second.extensions.receipt);

    await ingestSmallData(dataDir, 'apple');
    const found = async (url: string) =>
      (await ask(url, SEARCH, { searchText: 'apple 7' })).data.searchAsYouType.data.searchLabels
        .length;
    for (const url of [one, other]) await expect.poll(() => found(url), POLL).toBeGreaterThan(0);

    await runBiographql(['keys', 'revoke', id, '--data-dir', dataDir]);
    for (const url of [one, other]) await expect.poll(() => status(url), POLL).toBe(401);
  });
});
