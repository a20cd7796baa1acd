import { LRUCache } from 'lru-cache';
import type { TakenUnits } from '../limits/limit-store.js';

/** Options of a {@link RateLimiter}. */
export interface RateLimiterOptions {
  /** Units per minute and key; 0 turns the limit off. */
  readonly requestsPerMinute: number;
  /** Units that may be spent at once after a pause. Default: a tenth of a minute's, at least 1. */
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

/** Counts what requests cost per key in token buckets: a full bucket is a burst, and it refills evenly over the minute. */
export interface RateLimiter {
  /** Spends one request of the key. Returns 0 when it may go on, else the whole seconds to wait, at least 1. */
  take(keyId: string): number | Promise<number>;
  /** Returns 0 when the key has a unit, else the whole seconds until then, at least 1. Spends nothing. */
  wait(keyId: string): number | Promise<number>;
  /** Spends more units of the key, which it then owes; at most a minute's. */
  charge(keyId: string, units: number): void;
}

/** What work is counted by. */
export type WorkLimiter = Pick<RateLimiter, 'wait' | 'charge'>;

/** A limiter that counts in this process. */
export interface LocalRateLimiter extends RateLimiter {
  take(keyId: string): number;
  wait(keyId: string): number;
  /** Spends as many units of the key as it has, up to some; where it has none, tells the whole seconds to wait. */
  takeMany(keyId: string, units: number): TakenUnits;
  /** Gives units back that were taken and not spent. */
  giveBack(keyId: string, units: number): void;
}

/** Returns how many units may be spent at once after a pause. */
export function bucketSize({ requestsPerMinute, burst }: RateLimiterOptions): number {
  return Math.max(1, burst ?? Math.floor(requestsPerMinute / 10));
}

/** Creates a limiter whose memory is one bucket per key that was ever accepted. */
export function createRateLimiter(options: RateLimiterOptions): LocalRateLimiter {
  const { requestsPerMinute, now = () => performance.now() } = options;
  if (requestsPerMinute === 0) return UNLIMITED;
  const capacity = bucketSize(options);
  const perMillisecond = requestsPerMinute / 60_000;
  const { keys } = options;
  const buckets =
    keys === undefined ? new Map<string, Bucket>() : new LRUCache<string, Bucket>({ max: keys });

  function filled(keyId: string): Bucket {
    const time = now();
    let bucket = buckets.get(keyId);
    if (bucket === undefined) {
      bucket = { tokens: capacity, filledAt: time };
      buckets.set(keyId, bucket);
    }
    const earned = Math.max(0, time - bucket.filledAt) * perMillisecond;
    bucket.tokens = Math.min(capacity, bucket.tokens + earned);
    bucket.filledAt = time;
    return bucket;
  }

  function secondsUntilUnit({ tokens }: Bucket): number {
    return tokens >= 1 ? 0 : Math.max(1, Math.ceil((1 - tokens) / perMillisecond / 1000));
  }

  return {
    take(keyId) {
      const bucket = filled(keyId);
      const seconds = secondsUntilUnit(bucket);
      if (seconds === 0) bucket.tokens -= 1;
      return seconds;
    },
    wait: (keyId) => secondsUntilUnit(filled(keyId)),
    charge(keyId, units) {
      const bucket = filled(keyId);
      bucket.tokens = Math.max(-requestsPerMinute, bucket.tokens - units);
    },
    takeMany(keyId, units) {
      const bucket = filled(keyId);
      const taken = Math.max(0, Math.min(units, Math.floor(bucket.tokens)));
      const seconds = taken > 0 ? 0 : secondsUntilUnit(bucket);
      bucket.tokens -= taken;
      return { units: taken, seconds };
    },
    giveBack(keyId, units) {
      const bucket = filled(keyId);
      bucket.tokens = Math.min(capacity, bucket.tokens + units);
    },
  };
}

const UNLIMITED: LocalRateLimiter = {
  take: () => 0,
  wait: () => 0,
  charge: () => {},
  takeMany: (_, units) => ({ units, seconds: 0 }),
  giveBack: () => {},
};
