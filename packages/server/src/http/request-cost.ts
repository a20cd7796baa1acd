import { RateLimitedError } from '@biographql/core';
import type { RateLimiter } from './rate-limiter.js';

/** What a request takes of its caller's rate, in units: one for the request, more for heavy work. */
export interface RequestCost {
  /** So far; whole, from 1. */
  readonly units: number;
  /** Adds whole units of work. */
  add(units: number): void;
  /** To be called before heavy work. @throws RateLimitedError while the caller owes work that it was given. */
  check(): void;
}

/** Returns the cost of a new request. @param work - counts what callers get beyond the first unit of each request. */
export function createRequestCost(client: string, work: RateLimiter): RequestCost {
  let units = 1;
  return {
    get units() {
      return units;
    },
    add(more) {
      if (more <= 0) return;
      units += more;
      work.charge(client, more);
    },
    check() {
      const seconds = work.wait(client);
      if (seconds === 0) return;
      throw new RateLimitedError('The rate of heavy work of this caller is spent.', seconds);
    },
  };
}

/** Work that is part of any request. */
const FREE_MS = 10;

/** Returns the units of engine time: one a millisecond, none up to {@link FREE_MS}. */
export function unitsOfWork(milliseconds: number): number {
  return milliseconds <= FREE_MS ? 0 : Math.round(milliseconds);
}
