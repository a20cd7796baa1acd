import { LRUCache } from 'lru-cache';
import { clientOf } from './client-address.js';
import { createRateLimiter, type RateLimiterOptions } from './rate-limiter.js';

/** Slows whoever tries keys. */
export interface BadKeys {
  /**
   * Tells of a presented key whether it was accepted, with its identifier, or not, with null. Returns 0 when the request
   * is to be treated so, else the seconds to wait: the address sent too many wrong keys, and this one is new from there.
   */
  check(address: string, keyId: string | null): number | Promise<number>;
}

/** A limit that counts in this process. */
export interface LocalBadKeys extends BadKeys {
  check(address: string, keyId: string | null): number;
}

/** Addresses, and pairs of address and key, that are remembered; the ones seen last. */
const REMEMBERED = 10_000;

/** Creates the limit. A client that works keeps working, whoever tries keys from its address. */
export function createBadKeys({ requestsPerMinute, ...options }: RateLimiterOptions): LocalBadKeys {
  if (requestsPerMinute === 0) return { check: () => 0 };
  const proven = new LRUCache<string, true>({ max: REMEMBERED });
  const clients = new LRUCache<string, string>({ max: REMEMBERED });
  const blocked = new LRUCache<string, number>({ max: REMEMBERED });
  const { now = () => performance.now() } = options;
  const limiter = createRateLimiter({ requestsPerMinute, ...options, keys: REMEMBERED });

  function knownClient(address: string): string {
    let client = clients.get(address);
    if (client === undefined) {
      client = clientOf(address);
      clients.set(address, client);
    }
    return client;
  }

  return {
    check(address, keyId) {
      const client = knownClient(address);
      const pair = `${client} ${keyId}`;
      if (keyId !== null && proven.get(pair) === true) return 0;
      const wait = ((blocked.get(client) ?? 0) - now()) / 1_000;
      if (wait > 0) return Math.ceil(wait);
      if (keyId !== null) {
        proven.set(pair, true);
        return 0;
      }
      const seconds = limiter.take(client);
      if (seconds > 0) blocked.set(client, now() + seconds * 1_000);
      return seconds;
    },
  };
}
