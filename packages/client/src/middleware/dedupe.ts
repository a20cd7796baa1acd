import { abortReason, throwIfAborted } from '@biographql/core/internal';
import type { Middleware, Transport, TransportRequest, TransportResponse } from '../transport.js';

interface SharedRequest {
  readonly response: Promise<TransportResponse>;
  /** Ends the request for all callers. */
  readonly controller: AbortController;
  /** Callers that still wait. */
  callers: number;
}

/**
 * Shares one request among concurrent callers with the same URL, headers and body. Responses aren't cached.
 * Aborting affects one caller; the request ends when all have aborted. Before `retry`, callers share retries, but not the client's own.
 * @example
 * ```ts
 * const client = createClient({ url, middleware: [dedupe()] });
 * const search = () => searchEntities(client, { text: 'asthma' });
 * await Promise.all([search(), search(), search()]); // one request
 * ```
 */
export function dedupe(): Middleware {
  return (next) => {
    const pending = new Map<string, SharedRequest>();
    return async (request) => {
      throwIfAborted(request.signal);
      const key = JSON.stringify([request.url, request.headers, request.body]);
      const shared = pending.get(key) ?? send(next, request);
      pending.set(key, shared);
      const forget = () => {
        if (pending.get(key) === shared) pending.delete(key);
      };
      shared.response.then(forget, forget);
      return join(shared, request.signal, forget);
    };
  };
}

function send(next: Transport, request: TransportRequest): SharedRequest {
  const controller = new AbortController();
  // Each caller has its own deadline.
  const response = next({ ...request, signal: controller.signal, deadlineAt: undefined });
  return { response, controller, callers: 0 };
}

function join(
  shared: SharedRequest,
  signal: AbortSignal | undefined,
  forget: () => void,
): Promise<TransportResponse> {
  shared.callers += 1;
  if (signal === undefined) return shared.response;
  return new Promise((resolve, reject) => {
    const leave = () => {
      const reason = abortReason(signal);
      reject(reason);
      shared.callers -= 1;
      if (shared.callers > 0) return;
      forget();
      shared.controller.abort(reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    shared.response.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
