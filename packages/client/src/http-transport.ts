import { NetworkError } from './errors.js';
import type { Transport } from './transport.js';

/** The part of `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Sends requests with `fetch`. An aborted request rejects with `signal.reason`. */
export function createHttpTransport(send: Fetch = (url, init) => fetch(url, init)): Transport {
  return async ({ url, headers, body, signal }) => {
    signal?.throwIfAborted();
    try {
      const response = await send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: JSON.stringify(body),
        signal: signal ?? null,
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
function retryAfterMs(header: string | null): number | null {
  const text = header ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  // A date that has passed asks for no wait; nothing compares with what was not read.
  if (wait < 0) return 0;
  return wait >= 0 ? wait : null;
}
