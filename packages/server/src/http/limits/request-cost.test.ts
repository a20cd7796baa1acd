import { RateLimitedError } from '@biographql/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unitsOfWork } from '../../graphql/resolvers/context.js';
import { createTinyServer, outcome, post } from '../tiny-server.fixture.js';
import { createCallerLimits } from './callers.js';

afterEach(() => void vi.useRealTimers());

const getLimits = (rateLimit: number) => createCallerLimits({ rateLimit, badKeyLimit: 0 });

describe('the cost of a request', () => {
  it('is one and what is added', () => {
    const cost = getLimits(60_000).createCost('a');
    cost.add(0);
    cost.add(unitsOfWork(10));
    expect(cost.units).toBe(1);
    cost.add(unitsOfWork(1_234.4));
    cost.add(2);
    expect(cost.units).toBe(1_237);
  });

  it('makes a key that used up its work wait, and no other key', async () => {
    const limits = getLimits(1_000);
    limits.createCost('a').add(5_000);
    await expect(limits.createCost('a').check()).rejects.toThrow(RateLimitedError);
    await expect(limits.createCost('a').check()).rejects.toThrow(/again in (60|59) s/);
    await expect(limits.createCost('b').check()).resolves.toBeUndefined();
  });

  it('is in the response, and keeps a key from heavy work but not from light requests', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await using server = await createTinyServer({ limits: { rateLimit: 600 } });
    const light = await (await post(server, { query: '{ hello }' })).json();
    expect(light).toEqual({ data: { hello: 'Hello you' } });
    const heavy = await (await post(server, { query: '{ heavy(units: 650) }' })).json();
    expect(heavy).toEqual({ data: { heavy: 650 }, extensions: { cost: 651 } });
    const rejected = await post(server, { query: '{ heavy(units: 1) }' });
    expect(rejected.headers.get('retry-after')).toBe('60');
    expect(await outcome(rejected)).toMatchObject({ status: 429, codes: ['RATE_LIMITED'] });
    expect((await post(server, { query: '{ hello }' })).status).toBe(200);
    vi.setSystemTime(Date.now() + 60_000);
    expect((await post(server, { query: '{ heavy(units: 1) }' })).status).toBe(200);
  });

  it('is in a response whose fields failed, too', async () => {
    await using server = await createTinyServer();
    const failed = await (await post(server, { query: '{ heavy(units: -1) }' })).json();
    expect(failed).toMatchObject({ data: { heavy: null }, extensions: { cost: 8 } });
  });

  it('is not limited without a rate', async () => {
    const limits = getLimits(0);
    limits.createCost('a').add(1_000_000);
    await expect(limits.createCost('a').check()).resolves.toBeUndefined();
    for (let request = 0; request < 100; request += 1) await limits.countRequest('a');
  });
});

describe('a rate below ten requests a minute', () => {
  it('lets one request pass in a longer window', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const limits = getLimits(5);
    await limits.countRequest('a');
    await expect(limits.countRequest('a')).rejects.toThrow(/again in 12 s/);
    vi.setSystemTime(Date.now() + 12_000);
    await expect(limits.countRequest('a')).resolves.toBeUndefined();
  });
});
