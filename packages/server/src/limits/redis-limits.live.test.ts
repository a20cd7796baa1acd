import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '../../config/load-config.js';
import { createTinyServer, TINY_KEY } from '../../http/tiny-server.fixture.js';
import { createServiceMetrics } from '../../telemetry/service-metrics.js';
import { openSharedCounting } from '../open-shared-counting.js';
import type { SharedCounting } from '../shared-counting.js';
import { createSharedLimiters } from '../shared-limiters.js';
import { findLiveStore, startLiveStore } from './live-store.fixture.js';
import { openRedisLimitStore } from './redis-limit-store.js';

const PROGRAM = findLiveStore();
if (PROGRAM === null) {
  process.stderr.write(
    'Valkey or Redis is absent (VALKEY_SERVER): the tests over a live store are skipped.\n',
  );
}

const LIMITS = { requestsPerMinute: 1_000, badKeysPerMinute: 60 };
const BURST = 100;

/** A service that listens on the loopback, and is a replica of all others over the same store. */
async function startReplica(url: string, lines: string[] = []) {
  const env = {
    BIOGRAPHQL_LIMITS_URL: url,
    // A busy machine is no reason to count apart.
    BIOGRAPHQL_LIMITS_TIMEOUT_MS: '5000',
    BIOGRAPHQL_LIMITS_SECRET: 'a secret of all replicas',
    BIOGRAPHQL_RATE_LIMIT: String(LIMITS.requestsPerMinute),
  };
  const config = loadConfig({ env, cwd: '/nowhere' });
  const logger = pino({}, { write: (line) => void lines.push(line) });
  const counting = await openSharedCounting(config, { logger, metrics: createServiceMetrics() });
  if (counting === null) throw new Error('No store is named');
  const server = await createTinyServer({ limiters: createSharedLimiters(counting, LIMITS) });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await server[Symbol.asyncDispose]();
    await counting[Symbol.asyncDispose]();
  });
  const post = (query: string, key = TINY_KEY) =>
    fetch(`${address}${server.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ query }),
    });
  return { counting, post, ask: async () => (await post('{ hello }')).status };
}

const isShared = (counting: SharedCounting) => async () => {
  await counting.workWait('nobody');
  return counting.state();
};

describe.skipIf(PROGRAM === null)('replicas over a live store', () => {
  it('admit a burst in all, and what comes back meanwhile', async () => {
    await using store = await startLiveStore(PROGRAM ?? '');
    const [one, other] = [await startReplica(store.url), await startReplica(store.url)];
    const startedAt = performance.now();
    const asked = Array.from({ length: 150 }, (_, each) => (each % 2 === 0 ? one : other).ask());
    const statuses = await Promise.all(asked);
    const earned = ((performance.now() - startedAt) / 60_000) * LIMITS.requestsPerMinute;
    const admitted = statuses.filter((status) => status === 200).length;
    expect(admitted).toBeGreaterThanOrEqual(BURST);
    expect(admitted).toBeLessThanOrEqual(BURST + Math.ceil(earned));
    expect(statuses.filter((status) => status === 429)).toHaveLength(150 - admitted);
  });

  it('count heavy work and wrong keys over both', async () => {
    await using store = await startLiveStore(PROGRAM ?? '');
    const [one, other] = [await startReplica(store.url), await startReplica(store.url)];
    expect((await one.post('{ heavy(units: 100000) }')).status).toBe(200);
    const refused = async () => (await (await other.post('{ heavy(units: 1) }')).json()).errors;
    await expect.poll(refused).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    const statuses: number[] = [];
    for (let each = 0; each < 12; each += 1) {
      statuses.push((await (each % 2 === 0 ? one : other).post('{ hello }', 'wrong')).status);
    }
    expect(statuses.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 401));
    expect(statuses).toContain(429);
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
    expect([one.counting.state(), other.counting.state()]).toEqual(['own', 'own']);
    await store.start();
    for (const { counting } of [one, other]) {
      await expect.poll(isShared(counting), { timeout: 30_000 }).toBe('shared');
    }
    expect(await one.counting.takeRequests('another', 60)).toEqual({ units: 60, seconds: 0 });
    const rest = await other.counting.takeRequests('another', 99);
    expect(rest.units).toBeLessThan(60);
  });

  it('want the password of the store', async () => {
    const options = ['--requirepass', 'p@ss word'];
    await using store = await startLiveStore(PROGRAM ?? '', options);
    const withPassword = store.url.replace('//', `//:${encodeURIComponent('p@ss word')}@`);
    const one = await startReplica(withPassword);
    expect(one.counting.state()).toBe('shared');
    const lines: string[] = [];
    const wrong = store.url.replace('//', '//:another-password@');
    const other = await startReplica(wrong, lines);
    expect(other.counting.state()).toBe('own');
    expect(await other.ask()).toBe(200);
    expect(lines.join('')).toContain('WRONGPASS');
    expect(lines.join('')).not.toContain('another-password');
  });

  it('leave nothing there once buckets are full again', async () => {
    await using store = await startLiveStore(PROGRAM ?? '');
    await using line = await openRedisLimitStore(store.url, { prefix: 'p', timeoutMs: 5_000 });
    const counted = { name: 'n', perMinute: 60_000, size: 6_000 };
    expect(await line.take(counted, 20)).toEqual({ units: 20, seconds: 0 });
    await sleep(25);
    expect(await line.take(counted, 6_000)).toEqual({ units: 6_000, seconds: 0 });
  });
});
