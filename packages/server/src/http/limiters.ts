import { type BadKeys, createBadKeys, type LocalBadKeys } from './bad-keys.js';
import type { HttpLimits } from './http-limits.js';
import {
  createRateLimiter,
  type LocalRateLimiter,
  type RateLimiter,
  type RateLimiterOptions,
  type WorkLimiter,
} from './rate-limiter.js';

/** What is counted per caller, over all requests of a service. */
export interface Limiters {
  /** Requests of each key. */
  readonly requests: Pick<RateLimiter, 'take'>;
  /** Heavy work of each caller. */
  readonly work: WorkLimiter;
  /** Wrong keys of each address. */
  readonly badKeys: BadKeys;
}

/** Limiters that count in this process, and so answer at once. */
export interface LocalLimiters extends Limiters {
  readonly requests: LocalRateLimiter;
  readonly work: LocalRateLimiter;
  readonly badKeys: LocalBadKeys;
}

/** What bounds callers. */
export type CallerLimits = Pick<HttpLimits, 'requestsPerMinute' | 'badKeysPerMinute'>;

/** Returns what each of the limiters counts by. */
export function limiterOptions({
  requestsPerMinute,
  badKeysPerMinute,
}: CallerLimits): Readonly<Record<keyof Limiters, RateLimiterOptions>> {
  return {
    requests: { requestsPerMinute },
    work: { requestsPerMinute, burst: requestsPerMinute / 2 },
    badKeys: { requestsPerMinute: badKeysPerMinute },
  };
}

/** Creates the limiters of a service. @param clock - default: that of each limiter. */
export function createLimiters(
  limits: CallerLimits,
  clock: { readonly now?: () => number } = {},
): LocalLimiters {
  const { requests, work, badKeys } = limiterOptions(limits);
  return {
    requests: createRateLimiter({ ...requests, ...clock }),
    work: createRateLimiter({ ...work, ...clock }),
    badKeys: createBadKeys({ ...badKeys, ...clock }),
  };
}
