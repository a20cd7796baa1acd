import { throwIfAborted } from '@biographql/core/internal';
import { NetworkError } from './errors.js';
import type { Transport } from './transport.js';

/** The part of `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Sends requests with `fetch`. An aborted request rejects with `signal.reason`. */
export function createHttpTransport(send: Fetch = (url, init) => fetch(url, init)): Transport {
  return async ({ url, headers, body, signal }) => {
    throwIfAborted(signal);
    // Outside the `try`: variables that JSON can't hold are no failure of the network.
    const text = JSON.stringify(body);
    try {
      const init = { method: 'POST', headers, body: text, signal: signal ?? null };
      const response = await send(url, init);
      return {
        status: response.status,
        retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
        requestId: response.headers.get('x-request-id'),
        text: await response.text(),
      };
    } catch (cause) {
      throwIfAborted(signal);
      throw new NetworkError(url, cause);
    }
  };
}

/** Reads `Retry-After` as seconds or as a date (RFC 9110, 10.2.3); null when absent or unreadable. */
function retryAfterMs(header: string | null): number | null {
  const seconds = header ? Number(header) : Number.NaN;
  const wait = seconds >= 0 ? seconds * 1000 : Date.parse(header ?? '') - Date.now();
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}
