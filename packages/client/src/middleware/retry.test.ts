import { GraphInsightsDocument } from '@biographql/core/strings';
import { describe, expect, it } from 'vitest';
import {
  createClient,
  type Fetch,
  type Middleware,
  RateLimitedError,
  retry,
  ServiceError,
  timeout,
} from '../index.js';
import { network } from '../network.fixture.js';

const url = 'http://localhost/graphql';
const patient = { baseDelayMs: 1, random: () => 0 };
const send = (fetch: Fetch, ...middleware: Middleware[]) =>
  createClient({ url, fetch, middleware, retries: 0 }).request(GraphInsightsDocument, {});
const limited = (seconds: number) =>
  Response.json(
    { errors: [{ message: 'x', extensions: { code: 'RATE_LIMITED' } }] },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  );

describe('retry', () => {
  it('sends again after 503 and a network failure, then answers', async () => {
    const { fetch, sent } = network(new Response('', { status: 503 }), new TypeError('x'));
    await send(fetch, retry(patient));
    expect(sent).toHaveLength(3);
  });

  it('gives up after the last attempt', async () => {
    const { fetch, sent } = network(...Array.from({ length: 9 }, () => limited(0)));
    await expect(send(fetch, retry({ ...patient, attempts: 4 }))).rejects.toThrow(RateLimitedError);
    expect(sent).toHaveLength(4);
  });

  it('waits for Retry-After, but not longer than it may', async () => {
    const { fetch, sent } = network(limited(60));
    const error = await send(fetch, retry(patient)).catch((e: unknown) => e);
    expect(error instanceof RateLimitedError && error.retryAfterMs).toBe(60_000);
    expect(sent).toHaveLength(1);
  });

  it("doesn't wait beyond the deadline, and throws the last error instead", async () => {
    const { fetch, sent } = network(limited(5));
    await expect(send(fetch, timeout(2_000), retry(patient))).rejects.toThrow(RateLimitedError);
    expect(sent).toHaveLength(1);
  });

  it.each([408, 425, 429, 500, 502, 503, 504])('sends again after %s', async (status) => {
    const { fetch, sent } = network(new Response('', { status }));
    await send(fetch, retry(patient));
    expect(sent).toHaveLength(2);
  });

  it('sends again after a rate limit under 200, and reads the wait from the body', async () => {
    const extensions = { code: 'RATE_LIMITED', retryAfterSeconds: 0.5 };
    const limit = () => Response.json({ errors: [{ message: 'x', extensions }] });
    const { fetch, sent } = network(limit());
    await send(fetch, retry(patient));
    expect(sent).toHaveLength(2);
    const error = await send(network(limit()).fetch).catch((e: unknown) => e);
    expect(error).toMatchObject({ name: 'RateLimitedError', retryAfterMs: 500 });
  });

  it.each([
    ['1.5', 1_500],
    ['0.5', 500],
    ['7', 7_000],
    ['10s', null],
    ['5 seconds', null],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ])('reads Retry-After: %s', async (value, expected) => {
    const { fetch } = network(new Response('', { status: 429, headers: { 'retry-after': value } }));
    const error = await send(fetch).catch((e: unknown) => e);
    expect(error).toMatchObject({ retryAfterMs: expected });
  });

  it('sends a request once when JSON or a header cannot hold it', async () => {
    const circular: { self?: unknown } = {};
    circular.self = circular;
    for (const startNode of [10n, circular]) {
      const { fetch, sent } = network();
      const client = createClient({ url, fetch, middleware: [retry(patient)] });
      const variables: object = { startNode };
      await expect(client.request(GraphInsightsDocument, variables)).rejects.toThrow(TypeError);
      expect(sent).toHaveLength(0);
    }
    const { fetch, sent } = network();
    const client = createClient({ url, fetch, apiKey: 'ключ', middleware: [retry(patient)] });
    await expect(client.request(GraphInsightsDocument, {})).rejects.toThrow(TypeError);
    expect(sent).toHaveLength(0);
  });

  it.each([
    [400, 'INVALID_ARGUMENT'],
    [401, 'UNAUTHENTICATED'],
    [500, 'INTERNAL'],
  ])('never sends again after %s %s', async (status, code) => {
    const errors = [{ message: 'x', extensions: { code } }];
    const { fetch, sent } = network(Response.json({ errors }, { status }));
    await expect(send(fetch, retry(patient))).rejects.toThrow(ServiceError);
    expect(sent).toHaveLength(1);
  });

  it('stops waiting when the caller leaves', async () => {
    const { fetch, sent } = network(new TypeError('x'));
    const leave = new AbortController();
    const request = createClient({
      url,
      fetch,
      middleware: [retry({ baseDelayMs: 60_000, maxDelayMs: 60_000 })],
    }).request(GraphInsightsDocument, {}, { signal: leave.signal });
    setTimeout(() => leave.abort(new Error('left')), 5);
    await expect(request).rejects.toThrow('left');
    expect(sent).toHaveLength(1);
  });
});
