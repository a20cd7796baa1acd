import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRateLimiter } from '../http/rate-limiter.js';
import { createLeasedRequests, leaseUnits, type UnitSource } from './leased-requests.js';

/** A source that counts as the shared store does, and answers later. */
function sourceOf(requestsPerMinute: number) {
  const limiter = createRateLimiter({ requestsPerMinute, now: () => 0 });
  let asked = 0;
  const source: UnitSource = {
    async take(keyId, units) {
      asked += 1;
      return limiter.takeMany(keyId, units);
    },
    giveBack: (keyId, units) => limiter.giveBack(keyId, units),
  };
  return { source, limiter, asked: () => asked };
}

describe('leased requests', () => {
  it('admit no more than is counted, whoever asks, and all of it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 9 }),
        fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 60 }),
        async (replicas, units, turns) => {
          const { source } = sourceOf(300);
          const leased = Array.from({ length: replicas }, () =>
            createLeasedRequests(source, units),
          );
          const waits = await Promise.all(turns.map((turn) => leased[turn % replicas]?.take('k')));
          const admitted = waits.filter((seconds) => seconds === 0).length;
          const burst = 30;
          expect(admitted).toBeLessThanOrEqual(burst);
          // What lies in another lease is refused here, and nothing else is.
          const held = (replicas - 1) * (units - 1);
          expect(admitted).toBeGreaterThanOrEqual(Math.min(turns.length, burst) - held);
          for (const each of leased) each[Symbol.dispose]();
        },
      ),
      { numRuns: 200 },
    );
  });

  it('ask once for many requests', async () => {
    const { source, asked } = sourceOf(60_000);
    using leased = createLeasedRequests(source, 64);
    for (let each = 0; each < 64; each += 1) expect(await leased.take('k')).toBe(0);
    expect(asked()).toBe(1);
    expect(leased.take('k')).toBeInstanceOf(Promise);
  });

  it('tell how long to wait, and give back what nobody uses', async () => {
    const { source, limiter } = sourceOf(60);
    using leased = createLeasedRequests(source, 4);
    expect(await leased.take('k')).toBe(0);
    expect(limiter.takeMany('k', 9).units).toBe(2);
    await expect.poll(() => limiter.wait('k'), { timeout: 5_000 }).toBe(0);
    expect(limiter.takeMany('k', 9).units).toBe(3);
    expect(await leased.take('k')).toBe(1);
  });

  it.each([
    [60, 2, 1],
    [6_000, 2, 15],
    [60_000, 2, 64],
    [60_000, 8, 37],
  ])('take of %i a minute by %i replicas %i at once', (perMinute, replicas, units) => {
    expect(leaseUnits(perMinute, replicas)).toBe(units);
  });
});
