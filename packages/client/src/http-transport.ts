import { NetworkError } from './errors.js';
import type { Transport } from './transport.js';

/** The part of `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Sends requests with `fetch`. An aborted request rejects with `signal.reason`. */
export function createHttpTransport(
  fetch: Fetch = (url, init) => globalThis.fetch(url, init),
): Transport {
  return async ({ url, headers, body, signal }) => {
    signal?.throwIfAborted();
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: JSON.stringify(body),
        ...(signal === undefined ? {} : { signal }),
      });
      return {
        status: response.status,
        retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
        text: await response.text(),
      };
    } catch (cause) {
      signal?.throwIfAborted();
      throw new NetworkError(url, cause);
    }
  };
}

/** Reads `Retry-After` as seconds or as a date (RFC 9110, 10.2.3); null when absent or unreadable. */
function retryAfterMs(header: string | null, now = Date.now()): number | null {
  if (header === null) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
