import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTinyServer, TINY_KEY } from '../tiny-server.fixture.js';
import { createCallerLimits } from './callers.js';
import { findLiveStore, startLiveStore } from './live-store.fixture.js';
import { openSharedCounters } from './shared-counters.js';

const PROGRAM = findLiveStore();
if (PROGRAM === null) {
  process.stderr.write(
    'Valkey or Redis is absent (VALKEY_SERVER): the tests over a live store are skipped.\n',
  );
}

const RATES = { rateLimit: 1_000, badKeyLimit: 60 };
const BURST = 100;

/** A service on the loopback, a replica of all others over the same store. */
async function startReplica(limitsUrl: string, lines: string[] = []) {
  const logger = pino({}, { write: (line) => void lines.push(line) });
  const settings = {
    limitsUrl,
    limitsPrefix: 'p',
    // A busy machine is no reason to count apart.
    limitsTimeoutMs: 5_000,
    limitsSecret: 'a secret of all replicas',
  };
  const counters = await openSharedCounters(settings, logger);
  if (counters === null) throw new Error('No store is named');
  const server = await createTinyServer({ callers: createCallerLimits(RATES, counters) });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await server[Symbol.asyncDispose]();
    await counters[Symbol.asyncDispose]();
  });
  const post = (query: string, key = TINY_KEY) =>
    fetch(`${address}${server.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ query }),
    });
  return { counters, post, ask: async () => (await post('{ hello }')).status };
}

describe.skipIf(PROGRAM === null)('replicas over a live store', () => {
  it('share a burst', async () => {
    await using store = await startLiveStore(PROGRAM ?? '');
    const [one, other] = [await startReplica(store.url), await startReplica(store.url)];
    const sent = Array.from({ length: 150 }, (_, each) => (each % 2 === 0 ? one : other).ask());
    const statuses = await Promise.all(sent);
    const allowed = statuses.filter((status) => status === 200).length;
    // The window may end in between.
    expect([BURST, 150]).toContain(allowed);
    expect(statuses.filter((status) => status === 429)).toHaveLength(150 - allowed);
  });

  it('go on while the store is killed, and share again when it is back', async () => {
    await using store = await startLiveStore(PROGRAM ?? '');
    const [one, other] = [await startReplica(store.url), await startReplica(store.url)];
    const statuses: number[] = [];
    for (let each = 0; each < 60; each += 1) {
      if (each === 20) await store.stop();
      statuses.push(await (each % 2 === 0 ? one : other).ask());
    }
    expect(statuses).toEqual(Array.from({ length: 60 }, () => 200));
    expect([one.counters.state(), other.counters.state()]).toEqual(['own', 'own']);
    await store.start();
    for (const { counters } of [one, other])
      await expect.poll(() => counters.state(), { timeout: 30_000 }).toBe('shared');
  });

  it('need the password of the store, which is never logged', async () => {
    const options = ['--requirepass', 'p@ss word'];
    await using store = await startLiveStore(PROGRAM ?? '', options);
    const withPassword = store.url.replace('//', `//:${encodeURIComponent('p@ss word')}@`);
    const one = await startReplica(withPassword);
    expect(one.counters.state()).toBe('shared');
    const lines: string[] = [];
    const other = await startReplica(store.url.replace('//', '//:another-password@'), lines);
    expect(other.counters.state()).toBe('own');
    expect(await other.ask()).toBe(200);
    expect(lines.join('')).toContain('WRONGPASS');
    expect(lines.join('')).not.toContain('another-password');
  });
});
