import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createServiceMetrics } from '../telemetry/service-metrics.js';
import { listenForMetrics } from './health.js';
import { createKeyRing } from './keys/open-keys.js';
import { createTinyServer, post, TINY_KEY } from './tiny-server.fixture.js';

const POLL = { timeout: 3_000 };
const open = { method: 'GET', path: '/metrics' };

/** The lines of a metric, without the name of the metric. */
async function toLines(metrics: ReturnType<typeof createServiceMetrics>, name: string) {
  const text = await metrics.text();
  return text
    .split('\n')
    .filter((line) => line.startsWith(name) && !line.startsWith('#'))
    .map((line) => line.slice(name.length));
}

describe('the metrics of requests', () => {
  it('count them by root field, code and status', async () => {
    const metrics = createServiceMetrics();
    await using server = await createTinyServer({ metrics });
    await post(server, { query: '{ hello }' });
    await post(server, { query: 'query Any { ...F } fragment F on Query { a: hello b: hello }' });
    await post(server, { query: '{ hello color }' });
    await post(server, { query: '{ __typename }' });
    await post(server, { query: '{ rejected }' });
    await post(server, { query: '{ nothing' });
    await post(server, { query: '{ hello }' }, { headers: { 'x-api-key': 'wrong' } });
    await post(server, null, { method: 'GET', path: '/health' });
    const name = 'biographql_requests_total';
    await expect
      .poll(async () => (await toLines(metrics, name)).sort(), POLL)
      .toEqual([
        '{operation="hello",code="ok",status="200"} 2',
        '{operation="introspection",code="ok",status="200"} 1',
        '{operation="none",code="INVALID_DOCUMENT",status="400"} 1',
        '{operation="none",code="UNAUTHENTICATED",status="401"} 1',
        '{operation="rejected",code="INVALID_ARGUMENT",status="400"} 1',
        '{operation="several",code="ok",status="200"} 1',
      ]);
    expect(await toLines(metrics, 'biographql_request_duration_seconds_count')).toContain(
      '{operation="hello"} 2',
    );
    expect(await toLines(metrics, 'biographql_cache_lookups_total')).toContain(
      '{cache="documents",outcome="miss"} 6',
    );
  });

  it('count a request whose client left', async () => {
    const metrics = createServiceMetrics();
    await using server = await createTinyServer({ metrics });
    const base = await server.listen({ host: '127.0.0.1', port: 0 });
    const sent = httpRequest(`${base}${server.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': TINY_KEY },
    });
    sent.on('error', () => {});
    sent.end(JSON.stringify({ query: '{ wait }' }));
    await once(sent, 'finish');
    setTimeout(() => sent.destroy(), 100);
    await expect
      .poll(() => toLines(metrics, 'biographql_requests_total'), POLL)
      .toEqual([expect.stringContaining('status="499"')]);
  });

  it('log slow requests by the hash of their document, and nothing that was sent', async () => {
    const lines: Record<string, unknown>[] = [];
    const query = 'query Slow($n: String) { hello(name: $n) deaf }';
    const variables = { n: 'a secret' };
    await using server = await createTinyServer({
      slowRequestMs: 1,
      lines,
      limits: { requestTimeoutMs: 20 },
    });
    await post(server, { query, variables });
    await expect
      .poll(() => lines.find(({ msg }) => msg === 'slow request'), POLL)
      .toMatchObject({
        level: 40,
        document: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
        operationName: 'Slow',
        operation: 'several',
        keyId: 'k1',
        requestId: expect.any(String),
      });
    expect(JSON.stringify(lines)).not.toContain('secret');
  });
});

describe('GET /metrics', () => {
  const scoped = (scopes: readonly string[] | null) => ({
    verify: (key: string) =>
      key === TINY_KEY ? { id: 'k1', scopes: scopes && new Set(scopes) } : null,
  });

  it.each([
    ['a key with the scope', scoped(['metrics', 'sparql']), 200],
    ['the key of the environment', createKeyRing({ fixed: { environment: TINY_KEY } }), 200],
    ['it with another', createKeyRing({ fixed: { environment: TINY_KEY, page: 'i' } }), 200],
    ['a key without limits', scoped(null), 401],
    ['a key with another scope', scoped(['sparql']), 401],
  ])('are readable for %s or not', async (_, keys, status) => {
    await using server = await createTinyServer({ metrics: createServiceMetrics(), keys });
    const asKey = await post(server, null, open);
    const headers = { 'x-api-key': null, authorization: `Bearer ${TINY_KEY}` };
    const asToken = await post(server, null, { ...open, headers });
    expect([asKey.status, asToken.status]).toEqual([status, status]);
    if (status === 200) expect(await asToken.text()).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('slows down callers that guess keys', async () => {
    const limits = { badKeyLimit: 60 };
    await using server = await createTinyServer({ metrics: createServiceMetrics(), limits });
    const statuses: number[] = [];
    for (let tries = 0; tries < 100; tries += 1) {
      const headers = { 'x-api-key': `wrong-${tries}` };
      const response = await server.fetch(new Request('http://local/metrics', { headers }));
      statuses.push(response.status);
    }
    expect(statuses[0]).toBe(401);
    expect(statuses.at(-1)).toBe(429);
  });

  it('leaves a right key alone that the address used before its wrong ones', async () => {
    const keys = scoped(['metrics']);
    const limits = { badKeyLimit: 60 };
    await using server = await createTinyServer({
      metrics: createServiceMetrics(),
      keys: {
        ...keys,
        verify: (key) =>
          key === 'new' ? { id: 'k2', scopes: new Set(['metrics']) } : keys.verify(key),
      },
      limits,
      trustedProxies: ['127.0.0.1'],
    });
    const get = async (address: string, key: string) => {
      const headers = { 'x-api-key': key, 'x-forwarded-for': address };
      return (await server.fetch(new Request('http://local/metrics', { headers }))).status;
    };
    expect(await get('192.0.2.1', TINY_KEY)).toBe(200);
    for (let tries = 0; tries < 50; tries += 1) await get('192.0.2.1', `wrong-${tries}`);
    expect(await get('192.0.2.1', 'wrong')).toBe(429);
    expect(await get('192.0.2.1', TINY_KEY)).toBe(200);
    expect(await get('192.0.2.1', 'new')).toBe(429);
    expect(await get('192.0.2.2', 'new')).toBe(200);
  });

  it('are hidden from callers without a key', async () => {
    await using server = await createTinyServer({ metrics: createServiceMetrics() });
    const headers = { 'x-api-key': null };
    expect((await post(server, null, { ...open, headers })).status).toBe(401);
  });

  it('are readable without a key on a separate listener', async () => {
    const address = { host: '127.0.0.1', port: 0 };
    await using listener = await listenForMetrics(createServiceMetrics(), address);
    const answer = await fetch(listener.url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain; version=0.0.4'),
    ]);
    expect(await answer.text()).toContain('process_resident_memory_bytes');
    expect((await fetch(new URL('/biographql/graphql', listener.url))).status).toBe(404);
  });
});
