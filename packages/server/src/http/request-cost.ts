import { RateLimitedError } from '@biographql/core';
import type { RequestCost } from '../resolvers/context.js';
import type { WorkLimiter } from './rate-limiter.js';

/** Returns the cost of a new request. @param work - counts what callers get beyond the first unit of each request. */
export function createRequestCost(client: string, work: WorkLimiter): RequestCost {
  return new CountedCost(client, work);
}

/** A class, since every request has one: an object with an accessor of its own takes a microsecond to make. */
class CountedCost implements RequestCost {
  readonly #client: string;
  readonly #work: WorkLimiter;
  #units = 1;
  constructor(client: string, work: WorkLimiter) {
    this.#client = client;
    this.#work = work;
  }
  get units() {
    return this.#units;
  }
  add(more: number): void {
    if (more <= 0) return;
    this.#units += more;
    this.#work.charge(this.#client, more);
  }
  async check(): Promise<void> {
    const seconds = await this.#work.wait(this.#client);
    if (seconds === 0) return;
    throw new RateLimitedError('The rate of heavy work of this caller is spent.', seconds);
  }
}
