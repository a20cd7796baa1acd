import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Services } from '@biographql/services';
import { describe, expect, it } from 'vitest';
import { createServiceMetrics } from '../telemetry/service-metrics.js';
import type { RequestSources } from './request.js';
import { createTinyServer, post, TINY_KEY } from './tiny-server.fixture.js';

const QUERY = 'query Greet($name: String) { service hello(name: $name) }';

/** A server that caches responses of some fields, and counts how often one of them was made. */
async function createCaching(
  options: {
    readonly scopes?: readonly string[];
    readonly maxEntries?: number;
    readonly digest?: string | null;
  } = {},
) {
  let made = 0;
  let released = 0;
  const services = { hello: () => `made ${++made}` } as unknown as Services;
  const { digest = 'sha256:0', maxEntries = 100 } = options;
  const source: RequestSources = () => ({
    shared: { services, engineId: 'biographql' },
    issuer: { version: '1', dataset: { digest, release: 'r' } },
    release: () => {
      released += 1;
    },
  });
  const metrics = createServiceMetrics();
  const lines: Record<string, unknown>[] = [];
  const { scopes } = options;
  const keys = {
    verify: (key: string) =>
      key === TINY_KEY ? { id: 'k1', scopes: scopes === undefined ? null : new Set(scopes) } : null,
  };
  const fields = ['service', 'hello', 'rejected', 'heavy', 'once', '__typename'];
  const isCacheable = (allowed: ReadonlySet<string> | null, field: string) =>
    fields.includes(field) && (allowed === null || allowed.has(field));
  const cache = { maxEntries, isCacheable };
  const server = await createTinyServer({ source, metrics, lines, keys, cache });
  const send = (query: string, variables: object = {}, headers = {}, extensions?: object) =>
    post(server, { query, variables, extensions }, { headers });
  return {
    send,
    lines,
    ask: async (query: string, variables: object = {}) => (await send(query, variables)).text(),
    get made() {
      return made;
    },
    get released() {
      return released;
    },
    /** Look-ups that found a response, and that found none. */
    async lookups() {
      const text = await metrics.text();
      return ['hit', 'miss'].map((outcome) =>
        Number(new RegExp(`cache="answers",outcome="${outcome}"} (\\d+)`).exec(text)?.[1] ?? 0),
      );
    },
    metrics,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

describe('the response cache', () => {
  it('sends the same bytes again, with a log line and figures of their own', async () => {
    await using service = await createCaching();
    const first = await service.ask(QUERY, { name: 'é' });
    expect(JSON.parse(first)).toMatchObject({
      data: { service: 'made 1', hello: 'Hello é' },
      extensions: { receipt: { variables: { name: 'é' }, operationName: 'Greet' } },
    });
    // The same document in another layout.
    expect(await service.ask(QUERY.replaceAll(' ', '\n'), { name: 'é' })).toBe(first);
    expect([service.made, await service.lookups()]).toEqual([1, [1, 1]]);
    await expect.poll(() => service.released).toBe(2);
    expect(service.lines.map(({ status, operationName }) => [status, operationName])).toEqual([
      [200, 'Greet'],
      [200, 'Greet'],
    ]);
    const counted = 'biographql_requests_total{operation="several",code="ok",status="200"} 2';
    await expect.poll(() => service.metrics.text(), { timeout: 3_000 }).toContain(counted);
  });

  it('serves every encoding that a client accepts', async () => {
    await using service = await createCaching();
    const variables = { name: 'Ω'.repeat(1_500) };
    const whole = await service.ask(QUERY, variables);
    for (const [accepted, expand] of [
      ['br', brotliDecompressSync],
      ['gzip, deflate', gunzipSync],
    ] as const) {
      for (let time = 0; time < 2; time += 1) {
        const answer = await service.send(QUERY, variables, { 'accept-encoding': accepted });
        expect(answer.headers.get('vary')).toBe('accept-encoding');
        expect(answer.headers.get('content-encoding')).toBe(accepted.split(',', 1)[0]);
        expect(String(expand(Buffer.from(await answer.arrayBuffer())))).toBe(whole);
      }
    }
    const plain = await service.send(QUERY, variables, { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, whole]);
    expect(service.made).toBe(1);
  });

  it('keeps variables apart, and rejects another service', async () => {
    await using service = await createCaching();
    const all = [{ name: 'a' }, { name: 'b' }, {}, { name: null }];
    for (const variables of all) await service.ask(QUERY, variables);
    expect(service.made).toBe(4);
    for (const variables of all) await service.ask(QUERY, variables);
    expect(service.made).toBe(4);
    const response = await service.send(QUERY, {}, {}, { engineID: 'other' });
    expect([response.status, service.made]).toEqual([400, 4]);
  });

  it.each([
    ['other fields', '{ service color }'],
    ['errors', '{ service rejected }'],
    ['heavy work', '{ service heavy(units: 3) }'],
    ['results that differ next time', '{ service once }'],
  ])('holds no response with %s', async (_, query) => {
    await using service = await createCaching();
    await service.ask(query);
    await service.ask(query);
    expect([service.made, (await service.lookups())[0]]).toEqual([2, 0]);
  });

  it('answers no key that may not read a field', async () => {
    await using service = await createCaching({ scopes: ['hello'] });
    await service.ask('{ hello }');
    await service.ask('{ hello }');
    expect(await service.lookups()).toEqual([1, 1]);
    await service.ask('{ service hello }');
    expect(await service.lookups()).toEqual([1, 1]);
  });

  it.each([
    ['without entries', { maxEntries: 0 }],
    ['over a graph in another server', { digest: null }],
  ])('holds nothing %s', async (_, options) => {
    await using service = await createCaching(options);
    for (let time = 0; time < 2; time += 1) await service.ask(QUERY);
    expect(service.made).toBe(2);
  });

  it('leaves out long responses, and drops the oldest', async () => {
    await using service = await createCaching({ maxEntries: 1 });
    const long = { name: 'x'.repeat(70_000) };
    for (const variables of [long, long, { name: 'a' }, { name: 'b' }, { name: 'a' }])
      await service.ask(QUERY, variables);
    expect(service.made).toBe(5);
  });
});
