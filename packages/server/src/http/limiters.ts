import { type BadKeys, createBadKeys } from './bad-keys.js';
import type { HttpLimits } from './http-limits.js';
import {
  createRateLimiter,
  type LocalRateLimiter,
  type RateLimiter,
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
}

/** Creates the limiters of a service. @param clock - default: that of each limiter. */
export function createLimiters(
  {
    requestsPerMinute,
    badKeysPerMinute,
  }: Pick<HttpLimits, 'requestsPerMinute' | 'badKeysPerMinute'>,
  clock: { readonly now?: () => number } = {},
): LocalLimiters {
  return {
    requests: createRateLimiter({ requestsPerMinute, ...clock }),
    work: createRateLimiter({ requestsPerMinute, burst: requestsPerMinute / 2, ...clock }),
    badKeys: createBadKeys({ requestsPerMinute: badKeysPerMinute, ...clock }),
  };
}
