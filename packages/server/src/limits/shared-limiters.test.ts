import { expect, it } from 'vitest';
import { createLimiters } from '../http/limiters.js';
import { type CountingCalls, createLocalCounting } from './counting-calls.js';
import { createSharedLimiters } from './shared-limiters.js';

const LIMITS = { requestsPerMinute: 600, badKeysPerMinute: 60 };

/** Two replicas whose callers are counted together. */
function twoReplicas() {
  const counted = createLimiters(LIMITS, { now: () => 0 });
  const asked: string[] = [];
  const calls: CountingCalls = {
    ...createLocalCounting(counted),
    checkKey: async (address, keyId) => {
      asked.push(`${address} ${keyId}`);
      return counted.badKeys.check(address, keyId);
    },
  };
  const one = createSharedLimiters(calls, LIMITS, 2);
  return { one, other: createSharedLimiters(calls, LIMITS, 2), asked };
}

it('slow an address for both that tries keys at either', async () => {
  const { one, other, asked } = twoReplicas();
  expect(await one.badKeys.check('10.0.0.1', 'k1')).toBe(0);
  for (let each = 0; each < 6; each += 1) {
    expect(await (each % 2 === 0 ? one : other).badKeys.check('10.0.0.1', null)).toBe(0);
  }
  expect(await other.badKeys.check('10.0.0.1', null)).toBe(1);
  expect(await other.badKeys.check('10.0.0.1', 'k2')).toBe(1);
  expect(await other.badKeys.check('10.0.0.1', 'k1')).toBe(0);
  const before = asked.length;
  expect(one.badKeys.check('10.0.0.1', 'k1')).toBe(0);
  expect(other.badKeys.check('10.0.0.1', null)).toBe(1);
  expect(asked).toHaveLength(before);
});

it('count heavy work over both', async () => {
  const { one, other } = twoReplicas();
  one.work.charge('k', 400);
  expect(await other.work.wait('k')).toBeGreaterThan(0);
  expect(await other.work.wait('another')).toBe(0);
});

it('ask nobody where nothing is limited', () => {
  const never = () => Promise.reject(new Error('asked'));
  const calls = { giveBackRequests: never, workCharge: never };
  const limiters = createSharedLimiters(
    { ...calls, takeRequests: never, workWait: never, checkKey: never },
    { requestsPerMinute: 0, badKeysPerMinute: 0 },
    2,
  );
  expect(limiters.requests.take('k')).toBe(0);
  expect(limiters.work.wait('k')).toBe(0);
  expect(limiters.badKeys.check('10.0.0.1', null)).toBe(0);
});
