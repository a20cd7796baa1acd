import { LRUCache } from 'lru-cache';
import type { BadKeys } from '../http/bad-keys.js';
import type { CallerLimits, Limiters } from '../http/limiters.js';
import { createRateLimiter, type WorkLimiter } from '../http/rate-limiter.js';
import type { CountingCalls } from './counting-calls.js';
import { createLeasedRequests, leaseUnits, type UnitSource } from './leased-requests.js';

/** Pairs of address and key, and addresses, that are remembered; the ones seen last. */
const REMEMBERED = 10_000;

/** Replicas that are assumed: no replica knows how many there are. */
const REPLICAS = 4;

/** Creates the limiters of one replica, whose callers are counted in a store that all replicas share. */
export function createSharedLimiters(
  calls: CountingCalls,
  limits: CallerLimits,
  replicas = REPLICAS,
): Limiters {
  const { requestsPerMinute, badKeysPerMinute } = limits;
  const unlimited = createRateLimiter({ requestsPerMinute: 0 });
  if (requestsPerMinute === 0) {
    return { requests: unlimited, work: unlimited, badKeys: sharedKeys(calls, badKeysPerMinute) };
  }
  const source: UnitSource = {
    take: (keyId, units) => calls.takeRequests(keyId, units),
    giveBack: (keyId, units) => calls.giveBackRequests(keyId, units),
  };
  return {
    requests: createLeasedRequests(source, leaseUnits(requestsPerMinute, replicas)),
    work: sharedWork(calls),
    badKeys: sharedKeys(calls, badKeysPerMinute),
  };
}

/** Who owes nothing is not asked about again for so long: work is counted once it is done anyway. */
const OWES_NOTHING_MS = 100;

function sharedWork(calls: CountingCalls): WorkLimiter {
  const clear = new LRUCache<string, number>({ max: REMEMBERED });

  async function ask(client: string): Promise<number> {
    const seconds = await calls.workWait(client);
    if (seconds === 0) clear.set(client, performance.now() + OWES_NOTHING_MS);
    return seconds;
  }

  return {
    wait: (client) => ((clear.get(client) ?? 0) > performance.now() ? 0 : ask(client)),
    charge(client, units) {
      clear.delete(client);
      calls.workCharge(client, units);
    },
  };
}

/** Asks once for each accepted key of an address, and for each wrong one until the address is refused. */
function sharedKeys(calls: CountingCalls, perMinute: number): BadKeys {
  if (perMinute === 0) return { check: () => 0 };
  const proven = new LRUCache<string, true>({ max: REMEMBERED });
  const blocked = new LRUCache<string, number>({ max: REMEMBERED });

  async function ask(address: string, keyId: string | null): Promise<number> {
    const seconds = await calls.checkKey(address, keyId);
    if (seconds === 0 && keyId !== null) proven.set(`${address} ${keyId}`, true);
    if (seconds > 0 && keyId === null) blocked.set(address, performance.now() + seconds * 1_000);
    return seconds;
  }

  return {
    check(address, keyId) {
      if (keyId !== null)
        return proven.get(`${address} ${keyId}`) === true ? 0 : ask(address, keyId);
      const wait = ((blocked.get(address) ?? 0) - performance.now()) / 1_000;
      return wait > 0 ? Math.ceil(wait) : ask(address, null);
    },
  };
}
