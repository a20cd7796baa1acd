import type { ServerResponse } from 'node:http';
import { RequestError } from '../graphql/request-error.js';

export interface PendingBytes {
  add(response: ServerResponse, bytes: number): void;
}

/** Smaller answers leave the process at once, into the buffers of the system. */
const COUNTED_FROM = 65_536;
/** Readers of a large answer over an ordinary line are done by then. */
const RETRY_SECONDS = 5;

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
