import { afterEach, describe, expect, it, vi } from 'vitest';
import { isProxyAddress } from '../../config/setting-checks.js';
import { RequestError } from '../../graphql/result.js';
import { createTinyServer, outcome, post, TINY_KEY } from '../tiny-server.fixture.js';
import { createCallerLimits, getClient } from './callers.js';

const RATES = { rateLimit: 60_000, badKeyLimit: 60 };

afterEach(() => void vi.useRealTimers());

const hello = { query: '{ hello }' };
const from = (address: string, key: string) => ({
  headers: { 'x-api-key': key, 'x-forwarded-for': address },
});

describe('wrong keys', () => {
  it('slow the address that sends them down, also for a right one that is new there', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { checkAddress } = createCallerLimits(RATES);
    await checkAddress('10.0.0.2', 'k1');
    for (let guess = 0; guess < 6; guess += 1) await checkAddress('10.0.0.1', null);
    await expect(checkAddress('10.0.0.1', null)).rejects.toThrow(/again in 6 s/);
    await expect(checkAddress('10.0.0.1', 'k1')).rejects.toThrow(/again in 6 s/);
    await checkAddress('10.0.0.2', 'k1');
    await checkAddress('10.0.0.3', 'k1');
    vi.setSystemTime(Date.now() + 6_000);
    await checkAddress('10.0.0.1', 'k1');
  });

  it('do not lock out who worked from the same address before', async () => {
    const { checkAddress } = createCallerLimits(RATES);
    await checkAddress('10.0.0.1', 'k1');
    for (let guess = 0; guess < 100; guess += 1)
      await checkAddress('10.0.0.1', null).catch(() => {});
    await checkAddress('10.0.0.1', 'k1');
    await expect(checkAddress('10.0.0.1', 'k2')).rejects.toThrow(RequestError);
  });

  it('count by the address that a trusted proxy reports, as in the log', async () => {
    const lines: Record<string, unknown>[] = [];
    await using server = await createTinyServer({
      lines,
      limits: { badKeyLimit: 10 },
      trustedProxies: ['127.0.0.1'],
    });
    expect((await post(server, hello, from('192.0.2.1', 'wrong'))).status).toBe(401);
    const slowed = await post(server, hello, from('192.0.2.1', 'wrong'));
    expect(slowed.headers.get('retry-after')).toBe('6');
    expect(await outcome(slowed)).toMatchObject({ status: 429, codes: ['RATE_LIMITED'] });
    expect((await post(server, hello, from('192.0.2.1', TINY_KEY))).status).toBe(429);
    expect((await post(server, hello, from('192.0.2.2', TINY_KEY))).status).toBe(200);
    expect(lines.map(({ address }) => address)).toEqual([
      '192.0.2.1',
      '192.0.2.1',
      '192.0.2.1',
      '192.0.2.2',
    ]);
  });

  it('count by the connection where no proxy is trusted', async () => {
    const lines: Record<string, unknown>[] = [];
    await using server = await createTinyServer({ lines, limits: { badKeyLimit: 10 } });
    await post(server, hello, from('192.0.2.1', 'wrong'));
    expect((await post(server, hello, from('192.0.2.2', 'wrong'))).status).toBe(429);
    expect(lines).toMatchObject([{ address: '127.0.0.1' }, { address: '127.0.0.1' }]);
  });
});

describe('a client', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s', (address, client) => {
    expect(getClient(address)).toBe(client);
  });

  it.each([
    ['10.0.0.0/8', true],
    ['2001:db8::/32', true],
    ['10.0.0.1', true],
    ['10.0.0.0/33', false],
    ['10.0.0.0/8/8', false],
    ['proxy.example', false],
    ['', false],
  ])('may come through %s: %s', (text, valid) => {
    expect(isProxyAddress(text)).toBe(valid);
  });
});
