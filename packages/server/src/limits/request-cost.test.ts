import { RateLimitedError } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { unitsOfWork } from '../resolvers/sparql-call.js';
import { createRateLimiter } from './rate-limiter.js';
import { createRequestCost } from './request-cost.js';
import { createTinyServer, outcome, post } from './tiny-server.fixture.js';

describe('the cost of a request', () => {
  it('is one and what is added', () => {
    const cost = createRequestCost('a', createRateLimiter({ requestsPerMinute: 60_000 }));
    cost.add(0);
    cost.add(unitsOfWork(10));
    expect(cost.units).toBe(1);
    cost.add(unitsOfWork(1_234.4));
    cost.add(2);
    expect(cost.units).toBe(1_237);
  });

  it('makes who owes work wait for it, and nobody else', async () => {
    const now = 0;
    const work = createRateLimiter({ requestsPerMinute: 60_000, burst: 1_000, now: () => now });
    createRequestCost('a', work).add(5_000);
    await expect(createRequestCost('a', work).check()).rejects.toThrow(RateLimitedError);
    await expect(createRequestCost('a', work).check()).rejects.toThrow(/again in 5 s/);
    await expect(createRequestCost('b', work).check()).resolves.toBeUndefined();
  });

  it('stands in the response, and keeps a key from heavy work but not from light requests', async () => {
    let now = 0;
    await using server = await createTinyServer({
      limits: { requestsPerMinute: 600 },
      now: () => now,
    });
    const light = await (await post(server, { query: '{ hello }' })).json();
    expect(light).toEqual({ data: { hello: 'Hello you' } });
    const heavy = await (await post(server, { query: '{ heavy(units: 350) }' })).json();
    expect(heavy).toEqual({ data: { heavy: 350 }, extensions: { cost: 351 } });
    const refused = await post(server, { query: '{ heavy(units: 1) }' });
    expect(refused.headers.get('retry-after')).toBe('6');
    expect(await outcome(refused)).toMatchObject({ status: 429, codes: ['RATE_LIMITED'] });
    expect((await post(server, { query: '{ hello }' })).status).toBe(200);
    now = 6_000;
    expect((await post(server, { query: '{ heavy(units: 1) }' })).status).toBe(200);
  });

  it('stands in a response whose fields failed, too', async () => {
    await using server = await createTinyServer();
    const failed = await (await post(server, { query: '{ heavy(units: -1) }' })).json();
    expect(failed).toMatchObject({ data: { heavy: null }, extensions: { cost: 8 } });
  });
});

describe('a rate limiter that is charged', () => {
  it('lets a key owe at most a minute of its rate', () => {
    let now = 0;
    const limiter = createRateLimiter({ requestsPerMinute: 60, now: () => now });
    expect(limiter.take('a')).toBe(0);
    limiter.charge('a', 1_000_000);
    expect(limiter.wait('a')).toBe(61);
    expect(limiter.take('a')).toBe(61);
    expect(limiter.take('b')).toBe(0);
    now = 61_000;
    expect(limiter.wait('a')).toBe(0);
    expect(limiter.take('a')).toBe(0);
  });

  it('charges nothing without a limit', () => {
    const limiter = createRateLimiter({ requestsPerMinute: 0 });
    limiter.charge('a', 1_000_000);
    expect(limiter.take('a')).toBe(0);
    expect(limiter.wait('a')).toBe(0);
  });
});
