import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBadKeys } from '../../http/bad-keys.js';
import { createRateLimiter } from '../../http/rate-limiter.js';
import type { LimitStore } from '../limit-store.js';
import { type LuaStore, startLuaStore } from './lua-store.fixture.js';
import { openRedisLimitStore } from './redis-limit-store.js';

let server: LuaStore;
let store: LimitStore;
let other: LimitStore;
let count = 0;
const newName = () => `n${++count}`;
const open = () => openRedisLimitStore(server.url, { prefix: 'test', timeoutMs: 5_000 });

beforeAll(async () => {
  server = await startLuaStore();
  [store, other] = await Promise.all([open(), open()]);
});

afterAll(async () => {
  await store[Symbol.asyncDispose]();
  await other[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('take' as const), units: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('charge' as const), units: fc.integer({ min: -5, max: 200 }) }),
  fc.record({ kind: fc.constant('wait' as const), units: fc.constant(0) }),
  fc.record({ kind: fc.constant('pause' as const), units: fc.integer({ min: 0, max: 9_000 }) }),
);

it('says what to install when the client is missing', async () => {
  vi.doMock('ioredis', () => {
    throw new Error('Cannot find package');
  });
  await expect(open()).rejects.toThrow('Install ioredis to use limitsUrl: npm install ioredis@6');
  vi.doUnmock('ioredis');
});

describe('a store of limits', () => {
  it('counts as a process counts for itself, whichever replica asks', async () => {
    await fc.assert(
      fc.asyncProperty(
        // Primes: no pause ends where a unit does, so that the last digit of a sum decides nothing.
        fc.constantFrom(7, 61, 613, 9_001),
        fc.array(fc.tuple(fc.boolean(), step), { minLength: 1, maxLength: 25 }),
        async (perMinute, steps) => {
          let now = 0;
          const size = Math.max(1, Math.floor(perMinute / 10));
          const local = createRateLimiter({ requestsPerMinute: perMinute, now: () => now });
          const counted = { name: newName(), perMinute, size };
          for (const [isOther, { kind, units }] of steps) {
            const asked = isOther ? other : store;
            if (kind === 'pause') {
              now += units;
              server.advance(units);
            } else if (kind === 'take') {
              expect(await asked.take(counted, units)).toEqual(local.takeMany('k', units));
            } else if (kind === 'wait') {
              expect(await asked.wait(counted)).toBe(local.wait('k'));
            } else {
              await asked.charge(counted, units);
              if (units < 0) local.giveBack('k', -units);
              else local.charge('k', units);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('treats wrong keys as a process does for itself', async () => {
    let now = 0;
    const local = createBadKeys({ requestsPerMinute: 60, now: () => now });
    const counted = { name: newName(), perMinute: 60, size: 6 };
    const check = async (asked: LimitStore, keyId: string | null) => {
      const seconds = await asked.checkKey(counted, keyId);
      expect(seconds).toBe(local.check('10.0.0.1', keyId));
      return seconds;
    };
    expect(await check(store, 'k1')).toBe(0);
    for (let each = 0; each < 6; each += 1) expect(await check(store, null)).toBe(0);
    expect(await check(other, null)).toBe(1);
    expect(await check(other, 'k2')).toBe(1);
    expect(await check(other, 'k1')).toBe(0);
    now += 1_000;
    server.advance(1_000);
    expect(await check(store, 'k2')).toBe(0);
    expect(await check(other, null)).toBe(0);
  });

  it('takes one round trip for a call, and knows its scripts by their hash', async () => {
    const counted = { name: newName(), perMinute: 600, size: 60 };
    await store.take(counted, 1);
    const before = server.scripts;
    await Promise.all(Array.from({ length: 20 }, () => store.take(counted, 1)));
    expect(server.scripts - before).toBe(20);
  });

  it('keeps nothing without an end: a bucket until it is full', async () => {
    const counted = { name: newName(), perMinute: 60, size: 6 };
    await store.take(counted, 4);
    await store.checkKey({ ...counted, name: newName() }, 'pair');
    const kept = server.kept();
    expect([...kept.values()].every(({ leftMs }) => Number.isFinite(leftMs))).toBe(true);
    expect(kept.get(`test:{${counted.name}}`)?.leftMs).toBe(4_000);
    server.advance(4_000);
    expect(server.kept().has(`test:{${counted.name}}`)).toBe(false);
    expect(await store.take(counted, 9)).toEqual({ units: 6, seconds: 0 });
  });

  it('lets nobody wait for a clock that went back', async () => {
    const counted = { name: newName(), perMinute: 60, size: 1 };
    await store.take(counted, 1);
    server.advance(-3_600_000);
    expect(await store.take(counted, 1)).toEqual({ units: 0, seconds: 1 });
    server.advance(1_000);
    expect(await store.take(counted, 1)).toEqual({ units: 1, seconds: 0 });
    server.advance(3_599_000);
  });

  it('opens without a server, and connects once there is one', async () => {
    await using own = await startLuaStore();
    await own.stop();
    await using line = await openRedisLimitStore(own.url, { prefix: 'test', timeoutMs: 5_000 });
    expect(line.isConnected).toBe(false);
    await own.start();
    await expect.poll(() => line.isConnected, { timeout: 10_000 }).toBe(true);
  });

  it('rejects while the server is away or silent, and goes on when it is back', async () => {
    await using own = await startLuaStore();
    await using line = await openRedisLimitStore(own.url, { prefix: 'test', timeoutMs: 50 });
    const counted = { name: 'n', perMinute: 60, size: 6 };
    expect(await line.take(counted, 6)).toEqual({ units: 6, seconds: 0 });
    await own.stop();
    await expect.poll(() => line.isConnected).toBe(false);
    await expect(line.take(counted, 1)).rejects.toThrow();
    await expect.poll(() => line.problem?.message).toContain('ECONNREFUSED');
    await own.start();
    await expect.poll(() => line.isConnected, { timeout: 10_000 }).toBe(true);
    expect(line.problem).toBeNull();
    // A server that was started anew knows neither counts nor scripts.
    expect(await line.take(counted, 6)).toEqual({ units: 6, seconds: 0 });
    own.isSilent = true;
    for (let each = 0; each < 3; each += 1) {
      await expect(line.take(counted, 1)).rejects.toThrow('within 50 ms');
    }
    // The connection is made anew: what answered nothing may be gone.
    await expect.poll(() => line.isConnected).toBe(false);
    own.isSilent = false;
    await expect.poll(() => line.isConnected, { timeout: 10_000 }).toBe(true);
    expect(await line.wait(counted)).toBeGreaterThanOrEqual(1);
  });
});
