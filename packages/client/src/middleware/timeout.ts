import { TimeoutError } from '../errors.js';
import type { Middleware } from '../transport.js';

/** Ends a request with TimeoutError when no answer came in time; put it inside `retry` for a limit per attempt. */
export function timeout(timeoutMs: number): Middleware {
  return (next) => async (request) => {
    const expiry = new AbortController();
    const timer = setTimeout(
      () => expiry.abort(new TimeoutError(request.url, timeoutMs)),
      timeoutMs,
    );
    const signal =
      request.signal === undefined
        ? expiry.signal
        : AbortSignal.any([request.signal, expiry.signal]);
    try {
      return await next({ ...request, signal });
    } finally {
      clearTimeout(timer);
    }
  };
}
