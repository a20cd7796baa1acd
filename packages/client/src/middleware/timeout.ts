import { abortReason, forwardAbort } from '@biographql/core/internal';
import { TimeoutError } from '../errors.js';
import type { Middleware } from '../transport.js';

/**
 * Ends a request with TimeoutError when no answer came within `timeoutMs` milliseconds. Before `retry` in the list it
 * bounds all attempts together, after it each one; both may be used.
 * @example
 * ```ts
 * import { createClient, retry, searchEntities, timeout } from '@biographql/client';
 *
 * const client = createClient({
 *   url: 'http://127.0.0.1:4000/biographql/graphql',
 *   middleware: [timeout(20_000), retry(), timeout(5_000)],
 * });
 * await searchEntities(client, { text: 'asthma' });
 * ```
 */
export function timeout(timeoutMs: number): Middleware {
  return (next) => async (request) => {
    const expiry = new AbortController();
    let expired: TimeoutError | undefined;
    const timer = setTimeout(() => {
      expired = new TimeoutError(request.url, timeoutMs);
      expiry.abort(expired);
    }, timeoutMs);
    const release = forwardAbort(request.signal, expiry);
    const deadlineAt = Math.min(
      request.deadlineAt ?? Number.POSITIVE_INFINITY,
      Date.now() + timeoutMs,
    );
    try {
      return await next({ ...request, signal: expiry.signal, deadlineAt });
    } catch (error) {
      // Not the reason of `expiry`, which React Native drops.
      if (request.signal?.aborted) throw abortReason(request.signal);
      throw expired ?? error;
    } finally {
      clearTimeout(timer);
      release();
    }
  };
}
