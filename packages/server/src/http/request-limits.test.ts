import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTinyServer, outcome, post } from './tiny-server.fixture.js';

afterEach(() => void vi.useRealTimers());

describe('the rate limit of a key', () => {
  it('rejects with the seconds to wait once the window is used up', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await using server = await createTinyServer({ limits: { rateLimit: 60 } });
    const ask = () => post(server, { query: '{ hello }' });
    for (let request = 0; request < 6; request += 1) expect((await ask()).status).toBe(200);
    const rejected = await ask();
    expect(rejected.headers.get('retry-after')).toBe('6');
    expect(await outcome(rejected)).toMatchObject({ status: 429, codes: ['RATE_LIMITED'] });
    vi.setSystemTime(Date.now() + 6_000);
    for (let request = 0; request < 6; request += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});

describe('the time of a request', () => {
  it('ends the fields that heed the signal and keeps the others', async () => {
    await using server = await createTinyServer({ limits: { requestTimeoutMs: 20 } });
    const answered = await outcome(await post(server, { query: '{ hello wait }' }));
    expect(answered).toEqual({
      status: 200,
      codes: ['QUERY_TIMEOUT'],
      data: { hello: 'Hello you', wait: null },
    });
  });

  it('rejects the whole request when a field does not heed it', async () => {
    await using server = await createTinyServer({ limits: { requestTimeoutMs: 20 } });
    const answered = await outcome(await post(server, { query: '{ hello deaf }' }));
    expect(answered).toEqual({ status: 400, codes: ['QUERY_TIMEOUT'], data: undefined });
  });

  it('ends the work of a client that left, and reports no incident', async () => {
    const lines: Record<string, unknown>[] = [];
    await using server = await createTinyServer({ lines });
    const url = await server.listen({ host: '127.0.0.1', port: 0 });
    const controller = new AbortController();
    const request = fetch(`${url}${server.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': 'tiny-key' },
      body: JSON.stringify({ query: 'query Q { wait }' }),
      signal: controller.signal,
    });
    await sleep(50);
    controller.abort();
    await expect(request).rejects.toThrow();
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    expect(lines).toMatchObject([{ msg: 'request', operationName: 'Q', status: 499 }]);
  });
});

describe('variables that existing clients misspell', () => {
  const query = 'query Q($maxNeighbors: Int) { neighbors(maxNeighbors: $maxNeighbors) }';

  it('reach the declared variable', async () => {
    await using server = await createTinyServer();
    for (let use = 0; use < 6; use += 1) {
      const answered = await outcome(
        await post(server, { query, variables: { maxNeighbours: 7 } }),
      );
      expect(answered.data).toEqual({ neighbors: 7 });
    }
  });

  it('lose against the right spelling', async () => {
    await using server = await createTinyServer();
    const variables = { maxNeighbours: 7, maxNeighbors: 3 };
    expect((await outcome(await post(server, { query, variables }))).data).toEqual({
      neighbors: 3,
    });
  });

  it('are left alone in a document that declares them', async () => {
    await using server = await createTinyServer();
    const declaringQuery =
      'query Q($maxNeighbours: Int, $maxNeighbors: Int) { a: neighbors(maxNeighbors: $maxNeighbours) b: neighbors(maxNeighbors: $maxNeighbors) }';
    const answered = await outcome(
      await post(server, { query: declaringQuery, variables: { maxNeighbours: 7 } }),
    );
    expect(answered.data).toEqual({ a: 7, b: null });
  });
});

describe('persisted documents', () => {
  const persistedDocuments = { 'sha256:abc': 'query P($n: String) { hello(name: $n) }' };

  it('run by either form of their identifier', async () => {
    await using server = await createTinyServer({ persistedDocuments });
    const variables = { n: 'p' };
    for (const id of [
      { documentId: 'sha256:abc' },
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } } },
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'sha256:abc' } } },
    ]) {
      expect((await outcome(await post(server, { ...id, variables }))).data).toEqual({
        hello: 'Hello p',
      });
    }
  });

  it('are the only ones when the server says so', async () => {
    await using server = await createTinyServer({ persistedDocuments, onlyPersisted: true });
    const known = await outcome(await post(server, { query: persistedDocuments['sha256:abc'] }));
    expect(known.data).toEqual({ hello: 'Hello you' });
    const other = await outcome(await post(server, { query: '{ hello }' }));
    expect(other).toMatchObject({ status: 400, codes: ['INVALID_DOCUMENT'] });
  });
});

describe('introspection', () => {
  it('passes the limits as common tools send it', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    await using server = await createTinyServer();
    const answered = await outcome(await post(server, { query: getIntrospectionQuery() }));
    expect(answered.status).toBe(200);
    expect(answered.data.__schema.queryType.name).toBe('Query');
  });

  it('can be turned off', async () => {
    await using server = await createTinyServer({ introspection: false });
    const answered = await outcome(
      await post(server, { query: '{ __type(name: "Inner") { name } }' }),
    );
    expect(answered).toMatchObject({ status: 400, codes: ['INVALID_DOCUMENT'] });
    expect((await outcome(await post(server, { query: '{ __typename }' }))).status).toBe(200);
  });
});
