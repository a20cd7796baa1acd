import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Services } from '../services/services.js';
import { createServiceMetrics } from '../telemetry/service-metrics.js';
import { createKeptAnswers } from './kept-answers.js';
import type { RequestSources } from './request-source.js';
import { createTinyServer, post, TINY_KEY } from './tiny-server.fixture.js';

const QUERY = 'query Greet($name: String) { service hello(name: $name) }';

/** A server that keeps answers of some fields, and counts how often one of them was made. */
async function createKeeping(options: { readonly scopes?: readonly string[] } = {}) {
  const lookups: boolean[] = [];
  let made = 0;
  const services = { hello: () => `made ${++made}` } as unknown as Services;
  const answers = createKeptAnswers({
    max: 100,
    fields: new Set(['service', 'hello', 'refused', 'heavy', 'once', '__typename']),
    isOpen: (scopes, field) => scopes === null || scopes.has(field),
    onLookup: (isKept) => lookups.push(isKept),
  });
  const issuer = { version: '1', dataset: { digest: 'sha256:0', release: 'r' } };
  const shared = { services, engineId: 'biographql' };
  let released = 0;
  const source: RequestSources = () => ({
    shared,
    issuer,
    answers,
    release: () => {
      released += 1;
    },
  });
  const metrics = createServiceMetrics();
  const lines: Record<string, unknown>[] = [];
  const { scopes } = options;
  const keys = {
    verify: (key: string) => (key === TINY_KEY ? 'k1' : null),
    scopesOf: () => (scopes === undefined ? null : new Set(scopes)),
  };
  const server = await createTinyServer({ source, metrics, lines, keys });
  const send = (query: string, variables: object = {}, headers = {}) =>
    post(server, { query, variables }, { headers });
  const ask = async (query: string, variables: object = {}) =>
    (await send(query, variables)).text();
  return {
    ask,
    send,
    lines,
    lookups,
    metrics,
    get made() {
      return made;
    },
    get released() {
      return released;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

describe('kept answers', () => {
  it('are sent again as they were, with receipt, log line and figures of their own', async () => {
    await using service = await createKeeping();
    const first = await service.ask(QUERY, { name: 'é' });
    expect(JSON.parse(first)).toMatchObject({
      data: { service: 'made 1', hello: 'Hello é' },
      extensions: { receipt: { variables: { name: 'é' }, operationName: 'Greet' } },
    });
    // The same document in another layout.
    expect(await service.ask(QUERY.replaceAll(' ', '\n'), { name: 'é' })).toBe(first);
    expect([service.made, service.released, service.lookups]).toEqual([1, 2, [false, true]]);
    expect(service.lines.map(({ status, operationName }) => [status, operationName])).toEqual([
      [200, 'Greet'],
      [200, 'Greet'],
    ]);
    const counted = 'biographql_requests_total{operation="several",code="ok",status="200"} 2';
    await expect.poll(() => service.metrics.text(), { timeout: 3_000 }).toContain(counted);
  });

  it('are kept compressed for those who take that, and as they are for others', async () => {
    await using service = await createKeeping();
    const variables = { name: 'Ω'.repeat(1_500) };
    const whole = await service.ask(QUERY, variables);
    for (const [accepted, expand] of [
      ['br', brotliDecompressSync],
      ['gzip, deflate', gunzipSync],
    ] as const) {
      const answers = [];
      for (let time = 0; time < 3; time += 1) {
        const answer = await service.send(QUERY, variables, { 'accept-encoding': accepted });
        expect(answer.headers.get('vary')).toBe('accept-encoding');
        expect(answer.headers.get('content-encoding')).toBe(accepted.split(',', 1)[0]);
        answers.push(Buffer.from(await answer.arrayBuffer()));
        expect(answer.headers.get('content-length')).toBe(String(answers.at(-1)?.length));
      }
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
      expect(String(expand(answers[0] ?? Buffer.alloc(0)))).toBe(whole);
    }
    const plain = await service.send(QUERY, variables, { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, whole]);
    expect(service.made).toBe(1);
  });

  it('are those of the same variables alone', async () => {
    await using service = await createKeeping();
    const texts = [{ name: 'a' }, { name: 'b' }, {}, { name: null }];
    for (const variables of texts) await service.ask(QUERY, variables);
    expect(service.made).toBe(4);
    for (const variables of texts) await service.ask(QUERY, variables);
    expect(service.made).toBe(4);
  });

  it.each([
    ['of other fields', '{ service color }'],
    ['with errors', '{ service refused }'],
    ['that cost more than any request', '{ service heavy(units: 3) }'],
    ['that may be others next time', '{ service once }'],
  ])('are none %s', async (_, query) => {
    await using service = await createKeeping();
    await service.ask(query);
    await service.ask(query);
    expect(service.made).toBe(2);
    expect(service.lookups).not.toContain(true);
  });

  it('are told to no key that may not ask for them', async () => {
    await using service = await createKeeping({ scopes: ['hello'] });
    await service.ask('{ hello }');
    await service.ask('{ hello }');
    expect(service.lookups).toEqual([false, true]);
    await service.ask('{ service hello }');
    expect(service.lookups).toHaveLength(2);
  });

  it('are left out when they are long, and none are kept where none are to be', () => {
    const options = { fields: new Set<string>(), isOpen: () => true };
    expect(createKeptAnswers({ max: 0, ...options })).toBeNull();
    const answers = createKeptAnswers({ max: 1, ...options });
    answers?.set('long', Buffer.alloc(70_000));
    expect(answers?.get('long')).toBeUndefined();
    answers?.set('one', Buffer.from('1'));
    answers?.set('two', Buffer.from('2'));
    expect([answers?.get('one'), String(answers?.get('two')?.bytes)]).toEqual([undefined, '2']);
  });
});
