import { RateLimitedError } from '@biographql/core';
import type { RequestCost } from '../resolvers/context.js';
import type { WorkLimiter } from './rate-limiter.js';

/** Returns the cost of a new request. @param work - counts what callers get beyond the first unit of each request. */
export function createRequestCost(client: string, work: WorkLimiter): RequestCost {
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
    async check() {
      const seconds = await work.wait(client);
      if (seconds === 0) return;
      throw new RateLimitedError('The rate of heavy work of this caller is spent.', seconds);
    },
  };
}
