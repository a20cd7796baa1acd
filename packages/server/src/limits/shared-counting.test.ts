import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Limiters } from '../http/limiters.js';
import { createTinyServer, outcome, post } from '../http/tiny-server.fixture.js';
import { createServiceMetrics } from '../telemetry/service-metrics.js';
import { openLimitStore } from './limit-stores.js';
import { type LuaStore, startLuaStore } from './redis/lua-store.fixture.js';
import { createSharedCounting, type SharedCounting } from './shared-counting.js';
import { createSharedLimiters } from './shared-limiters.js';
import { createStoreLine } from './store-line.js';

const LIMITS = { requestsPerMinute: 600, badKeysPerMinute: 60 };
const BURST = 60;
const hello = { query: '{ hello }' };

/** One of several services: what it logs, and what counts its callers. */
interface Replica extends AsyncDisposable {
  readonly counting: SharedCounting;
  readonly limiters: Limiters;
  readonly lines: Record<string, unknown>[];
  metricsText(): Promise<string>;
  pass(ms: number): void;
}

let server: LuaStore;
let replicas: Replica[] = [];

beforeEach(async () => {
  server = await startLuaStore();
});

afterEach(async () => {
  for (const each of replicas) await each[Symbol.asyncDispose]();
  replicas = [];
  await server[Symbol.asyncDispose]();
});

async function openReplica(): Promise<Replica> {
  let time = 0;
  const now = () => time;
  const lines: Record<string, unknown>[] = [];
  const logger = pino({}, { write: (line) => void lines.push(JSON.parse(line)) });
  const store = await openLimitStore(server.url, { prefix: 'test', timeoutMs: 5_000 });
  const metrics = createServiceMetrics();
  const onCall = metrics.watchLimits(() => line.state === 'shared');
  const line = createStoreLine(store, { logger, onCall, now });
  const nameOf = (text: string) => Buffer.from(text).toString('hex');
  const counting = createSharedCounting(line, LIMITS, { nameOf, now });
  const replica = {
    counting,
    limiters: createSharedLimiters(counting, LIMITS, 2),
    lines,
    metricsText: () => metrics.text(),
    pass(ms: number) {
      time += ms;
    },
    [Symbol.asyncDispose]: () => counting[Symbol.asyncDispose](),
  };
  replicas.push(replica);
  return replica;
}

async function twoReplicas(): Promise<readonly [Replica, Replica]> {
  return [await openReplica(), await openReplica()];
}

describe('two services over one store', () => {
  it('admit what one would, whichever is asked', async () => {
    const [one, other] = await twoReplicas();
    await using first = await createTinyServer({ limiters: one.limiters });
    await using second = await createTinyServer({ limiters: other.limiters });
    const statuses: number[] = [];
    for (let each = 0; each < BURST + 20; each += 1) {
      statuses.push((await post(each % 2 === 0 ? first : second, hello)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(BURST);
    expect(statuses.slice(BURST)).toEqual(Array.from({ length: 20 }, () => 429));
    server.advance(1_000);
    expect((await post(second, hello)).status).toBe(200);
  });

  it('count heavy work and wrong keys over both', async () => {
    const [one, other] = await twoReplicas();
    await using first = await createTinyServer({ limiters: one.limiters });
    await using second = await createTinyServer({ limiters: other.limiters });
    const heavy = (units: number) => ({ query: `{ heavy(units: ${units}) }` });
    expect((await outcome(await post(first, heavy(400)))).codes).toBeUndefined();
    await expect
      .poll(async () => (await outcome(await post(second, heavy(1)))).codes)
      .toEqual(['RATE_LIMITED']);

    const wrong = { headers: { 'x-api-key': 'wrong' } };
    for (let each = 0; each < 6; each += 1) {
      expect((await post(each % 2 === 0 ? first : second, hello, wrong)).status).toBe(401);
    }
    expect((await post(first, hello, wrong)).status).toBe(429);
    expect((await post(second, hello, wrong)).status).toBe(429);
  });

  it('are told apart by nothing that the store keeps', async () => {
    const [one] = await twoReplicas();
    await one.counting.checkKey('192.0.2.7', 'key-3f9a1c22');
    await one.counting.takeRequests('key-3f9a1c22', 1);
    const kept = [...server.kept()].map(([key, { value }]) => `${key} ${value}`).join('\n');
    expect(kept).not.toBe('');
    expect(kept).not.toMatch(/192\.0\.2\.7|key-3f9a1c22/);
  });
});

describe('a service whose store goes away', () => {
  it('goes on counting what is spent already, says so once, and shares again', async () => {
    const [one, other] = await twoReplicas();
    const take = async (replica: Replica, units: number) =>
      (await replica.counting.takeRequests('k', units)).units;
    expect(await take(one, 40)).toBe(40);
    expect([one.counting.state(), other.counting.state()]).toEqual(['shared', 'shared']);
    await server.stop();
    await expect.poll(() => one.counting.state()).toBe('own');
    await expect.poll(() => other.counting.state()).toBe('own');
    // No new burst for who spent it here; the other replica knows nothing of it now.
    expect(await take(one, 99)).toBe(20);
    expect(await take(one, 1)).toBe(0);
    expect(await take(other, 99)).toBe(BURST);
    for (let each = 0; each < 5; each += 1) await take(one, 1);
    const away = { level: 40, msg: expect.stringContaining('counts on its own') };
    expect(one.lines).toMatchObject([away]);
    expect(await one.metricsText()).toContain('biographql_limits_shared 0');

    await server.start();
    await expect.poll(() => one.counting.state(), { timeout: 10_000 }).toBe('shared');
    await expect.poll(() => other.counting.state(), { timeout: 10_000 }).toBe('shared');
    expect(await take(one, 50)).toBe(50);
    expect(await take(other, 50)).toBe(10);
    expect(one.lines).toMatchObject([away, { level: 30, msg: 'limits are shared again' }]);
    expect(await one.metricsText()).toContain('biographql_limits_shared 1');

    // One that comes and goes is told of once a minute.
    await server.stop();
    await expect.poll(() => one.counting.state()).toBe('own');
    await take(one, 1);
    expect(one.lines).toHaveLength(2);
    await server.start();
    await expect.poll(() => one.counting.state(), { timeout: 10_000 }).toBe('shared');
    await take(one, 1);
    one.pass(60_000);
    await server.stop();
    await expect.poll(() => one.counting.state()).toBe('own');
    await take(one, 1);
    expect(one.lines).toHaveLength(3);
  });

  it('serves requests that come meanwhile', async () => {
    const [one, other] = await twoReplicas();
    await using first = await createTinyServer({
      limiters: one.limiters,
      limitsState: () => one.counting.state(),
    });
    await using second = await createTinyServer({ limiters: other.limiters });
    const ready = async () => (await first.fetch(new Request('http://test/ready'))).json();
    expect(await ready()).toMatchObject({ status: 'ready', limits: 'shared' });
    for (let each = 0; each < 30; each += 1) {
      if (each === 10) void server.stop();
      expect((await post(each % 2 === 0 ? first : second, hello)).status).toBe(200);
    }
    await expect.poll(async () => (await ready()).limits).toBe('own');
    expect(await ready()).toMatchObject({ status: 'ready' });
  });

  it('forgives no debt', async () => {
    const [one] = await twoReplicas();
    one.counting.workCharge('k', 900);
    await server.stop();
    await expect.poll(() => one.counting.state()).toBe('own');
    expect(await one.counting.workWait('k')).toBeGreaterThanOrEqual(60);
  });
});
