import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createCallerLimits } from './callers.js';
import { type LuaStore, startLuaStore } from './lua-store.fixture.js';
import { openSharedCounters, type SharedCounters } from './shared-counters.js';

const RATES = { rateLimit: 600, badKeyLimit: 60 };
const SECRET = 'a secret of all replicas';

async function openReplica(store: LuaStore, timeoutMs = 5_000) {
  const lines: string[] = [];
  const settings = {
    limitsUrl: store.url,
    limitsPrefix: 'p',
    limitsTimeoutMs: timeoutMs,
    limitsSecret: SECRET,
  };
  const logger = pino({}, { write: (line) => void lines.push(line) });
  const counters = await openSharedCounters(settings, logger);
  if (counters === null) throw new Error('No store is named');
  onTestFinished(() => counters[Symbol.asyncDispose]());
  return { counters, lines, ...createCallerLimits(RATES, counters) };
}

const isState = ({ counters }: { readonly counters: SharedCounters }) =>
  expect.poll(() => counters.state(), { timeout: 10_000 });

describe('replicas over one store', () => {
  it('count requests, work and wrong keys together', async () => {
    await using store = await startLuaStore();
    const [one, other] = [await openReplica(store), await openReplica(store)];
    for (let request = 0; request < 60; request += 1)
      await (request % 2 === 0 ? one : other).countRequest('a');
    await expect(one.countRequest('a')).rejects.toThrow(/again in 6 s/);
    await expect(other.countRequest('a')).rejects.toThrow(/again in 6 s/);
    await other.countRequest('b');
    one.createCost('a').add(600);
    await expect
      .poll(() =>
        other
          .createCost('a')
          .check()
          .catch(() => 'limited'),
      )
      .toBe('limited');
    for (let guess = 0; guess < 6; guess += 1)
      await (guess % 2 === 0 ? one : other).checkAddress('10.0.0.1', null);
    await expect(one.checkAddress('10.0.0.1', null)).rejects.toThrow(/wrong keys/);
    await expect(other.checkAddress('10.0.0.1', 'a')).rejects.toThrow(/wrong keys/);
    store.advance(6_000);
    await one.countRequest('a');
    expect([...store.entries().keys()].join()).not.toMatch(/10\.0\.0\.1|requests|work/);
  });

  it('count on their own while the store is away, and together again when it is back', async () => {
    await using store = await startLuaStore();
    const replica = await openReplica(store);
    expect(replica.counters.state()).toBe('shared');
    await store.stop();
    await isState(replica).toBe('own');
    for (let request = 0; request < 60; request += 1) await replica.countRequest('a');
    await expect(replica.countRequest('a')).rejects.toThrow(/Rate limit/);
    await store.start();
    await isState(replica).toBe('shared');
    expect(replica.counters.problem()).toBeNull();
    await replica.countRequest('a');
    expect(replica.lines.join('')).toMatch(/this replica counts.*\s.*replicas share counts/);
  });

  it('wait for no store that does not answer', async () => {
    await using store = await startLuaStore();
    const replica = await openReplica(store, 50);
    await replica.countRequest('a');
    store.isSilent = true;
    for (let request = 0; request < 3; request += 1) await replica.countRequest('a');
    await isState(replica).toBe('own');
    const startedAt = performance.now();
    for (let request = 0; request < 20; request += 1) await replica.countRequest('a');
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});
