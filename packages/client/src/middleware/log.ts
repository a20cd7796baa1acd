import { withoutCredentials } from '../errors.js';
import type { Middleware, TransportRequest } from '../transport.js';

/** What happens to a request. Holds no header, variable or body, so that no secret reaches a log. */
export type RequestEvent =
  | { readonly type: 'sent'; readonly operationName: string | null; readonly url: string }
  | {
      readonly type: 'answered';
      readonly operationName: string | null;
      readonly url: string;
      readonly status: number;
      /** The service's `x-request-id`. */
      readonly requestId: string | null;
      readonly durationMs: number;
      /** UTF-16 units of the body. */
      readonly length: number;
    }
  | {
      readonly type: 'failed';
      readonly operationName: string | null;
      readonly url: string;
      /** What the transport rejected with; the reason of an abort included. */
      readonly error: unknown;
      readonly durationMs: number;
    };

/**
 * Calls a listener for every request: once when it is sent, once when it was answered (with any status) or failed.
 * After `retry` in the list it sees each attempt, before it only the whole. Ignores what the listener throws.
 * @example
 * ```ts
 * import { createClient, log, searchEntities } from '@biographql/client';
 *
 * const client = createClient({
 *   url: 'http://127.0.0.1:4000/biographql/graphql',
 *   middleware: [log((event) => console.log(event.type, event.operationName, event.url))],
 * });
 * await searchEntities(client, { text: 'asthma' });
 * ```
 */
export function log(listen: (event: RequestEvent) => void): Middleware {
  return (next) => async (request) => {
    const start = performance.now();
    const durationMs = () => performance.now() - start;
    const about = described(request);
    notify(listen, { type: 'sent', ...about });
    try {
      const response = await next(request);
      notify(listen, {
        type: 'answered',
        ...about,
        status: response.status,
        requestId: response.requestId ?? null,
        durationMs: durationMs(),
        length: response.text.length,
      });
      return response;
    } catch (error) {
      notify(listen, { type: 'failed', ...about, error, durationMs: durationMs() });
      throw error;
    }
  };
}

function described({ operationName, url }: TransportRequest) {
  return { operationName, url: withoutCredentials(url) };
}

function notify(listen: (event: RequestEvent) => void, event: RequestEvent): void {
  try {
    listen(event);
  } catch {
    // A broken log costs no response.
  }
}
