import type { ServerResponse } from 'node:http';
import { RequestError } from '../graphql/request-error.js';

/** Knows how much of large answers waits in memory for its readers. */
export interface PendingBytes {
  /**
   * Counts an answer until its connection is done with it; small ones are not counted.
   * @throws RequestError OVERLOADED when it would be too much with what waits already.
   */
  add(response: ServerResponse, bytes: number): void;
}

/** Smaller answers leave the process at once, into the buffers of the system. */
const COUNTED_FROM = 65_536;
/** Readers of a large answer over an ordinary line are done by then. */
const RETRY_SECONDS = 5;

/** Creates the count. @param maxBytes - of all answers together; one alone is always sent. */
export function createPendingBytes(maxBytes: number): PendingBytes {
  let pending = 0;
  return {
    add(response, bytes) {
      if (bytes < COUNTED_FROM) return;
      if (pending > 0 && pending + bytes > maxBytes) throw tooManyReaders();
      pending += bytes;
      response.once('close', () => {
        pending -= bytes;
      });
    },
  };
}

function tooManyReaders(): RequestError {
  return new RequestError(
    'OVERLOADED',
    `Too many large answers wait for their readers. Try again in ${RETRY_SECONDS} s, or ask for less.`,
    {
      facts: { retryAfterSeconds: RETRY_SECONDS },
      headers: { 'retry-after': String(RETRY_SECONDS) },
    },
  );
}
