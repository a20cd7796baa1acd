import { LRUCache } from 'lru-cache';

/** Options of a {@link RateLimiter}. */
export interface RateLimiterOptions {
  /** Requests per minute and key; 0 turns the limit off. */
  readonly requestsPerMinute: number;
  /** Requests that may come at once after a pause. Default: a tenth of a minute's, at least 1. */
  readonly burst?: number;
  /** Keys that are remembered, the ones seen last. Default: all. */
  readonly keys?: number;
  /** A clock that never goes back, in milliseconds. Default: `performance.now`. */
  readonly now?: () => number;
}

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** Counts requests per key in token buckets: a full bucket is a burst, and it refills evenly over the minute. */
export interface RateLimiter {
  /** Spends one request of the key. Returns 0 when it may go on, else the whole seconds to wait, at least 1. */
  take(keyId: string): number;
}

/** Creates a limiter whose memory is one bucket per key that was ever accepted. */
export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  const { requestsPerMinute, now = () => performance.now() } = options;
  if (requestsPerMinute === 0) return { take: () => 0 };
  const capacity = Math.max(1, options.burst ?? Math.floor(requestsPerMinute / 10));
  const perMillisecond = requestsPerMinute / 60_000;
  const { keys } = options;
  const buckets =
    keys === undefined ? new Map<string, Bucket>() : new LRUCache<string, Bucket>({ max: keys });

  return {
    take(keyId) {
      const time = now();
      let bucket = buckets.get(keyId);
      if (bucket === undefined) {
        bucket = { tokens: capacity, filledAt: time };
        buckets.set(keyId, bucket);
      }
      const earned = Math.max(0, time - bucket.filledAt) * perMillisecond;
      bucket.tokens = Math.min(capacity, bucket.tokens + earned);
      bucket.filledAt = time;
      if (bucket.tokens >= 1) {
        bucket.tokens -= 1;
        return 0;
      }
      return Math.max(1, Math.ceil((1 - bucket.tokens) / perMillisecond / 1000));
    },
  };
}
