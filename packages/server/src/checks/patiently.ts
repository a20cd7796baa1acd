import { setTimeout as sleep } from 'node:timers/promises';
import { BioGraphQLError, OverloadedError, RateLimitedError } from '@biographql/core';

/** How often a question is asked again: a machine that is busy is no fault of a dataset. */
const TRIES = 10;
/** Milliseconds to wait where the error does not tell, and at most. */
const WAIT_MS = { usual: 1_000, most: 30_000 } as const;

/** Asks again what may succeed later. @throws what the last try throws, and at once what will not succeed. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (left === 1 || !BioGraphQLError.is(error) || !error.isRetryable) throw error;
      await sleep(waitMs(error));
    }
  }
}

function waitMs(error: unknown): number {
  const isTold = error instanceof OverloadedError || error instanceof RateLimitedError;
  const ms = isTold ? 1_000 * error.retryAfterSeconds : WAIT_MS.usual;
  return Math.min(ms, WAIT_MS.most);
}
