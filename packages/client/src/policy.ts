import { abortReason, throwIfAborted } from '@biographql/core/internal';
import { type ServiceError, TimeoutError } from './errors.js';
import type { Middleware, TransportRequest } from './transport.js';

/** How often and how patiently a request is sent again. */
export interface RetryOptions {
  /** Attempts in total, the first included. Default 3. */
  readonly attempts?: number;
  /** Wait before the second attempt, in milliseconds; doubles with each further one. Default 200. */
  readonly baseDelayMs?: number;
  /** Longest wait between two attempts, in milliseconds; a longer `Retry-After` is not waited for. Default 10,000. */
  readonly maxDelayMs?: number;
  /** Between 0 and 1; default `Math.random`. */
  readonly random?: () => number;
}

/** Marks a middleware as what a client does in place of its own defaults. */
export function policy(wrap: Middleware): Middleware {
  return Object.assign(wrap, { isPolicy: true as const });
}

/** A timer takes what is too long for it as 1 ms. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Sends a request, and ends it with TimeoutError after so many milliseconds. */
export function sendWithin<Answer>(
  timeoutMs: number,
  request: TransportRequest,
  send: (request: TransportRequest) => Promise<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { url, signal, deadlineAt = Infinity } = request;
    throwIfAborted(signal);
    const inner = new AbortController();
    const end = (reason: unknown) => {
      // Before the abort, whose reason React Native drops.
      reject(reason);
      inner.abort(reason);
    };
    const leave = () => end(signal && abortReason(signal));
    signal?.addEventListener('abort', leave);
    const timer = setTimeout(
      () => end(new TimeoutError(url, timeoutMs)),
      Math.min(timeoutMs, LONGEST_TIMER),
    );
    send({
      ...request,
      signal: inner.signal,
      deadlineAt: Math.min(deadlineAt, Date.now() + timeoutMs),
    })
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      });
  });
}

/** Sends a request, at most `retries` times again while it fails with an error that may pass. */
export async function sendAgain<Answer>(
  retries: number,
  { signal, deadlineAt = Infinity }: TransportRequest,
  send: () => Promise<Answer>,
  baseDelayMs = 200,
  maxDelayMs = 10_000,
  random = Math.random,
): Promise<Answer> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await send();
    } catch (error) {
      const { isRetryable, retryAfterMs } = Object(error) as Partial<ServiceError>;
      const backoff = Math.min(maxDelayMs, baseDelayMs * 2 ** failures) * (0.5 + random() / 2);
      const wait = Math.max(retryAfterMs ?? 0, backoff);
      const isTooLong = wait > Math.min(maxDelayMs, deadlineAt - Date.now());
      if (!isRetryable || failures >= retries || isTooLong || signal?.aborted) throw error;
      await new Promise((resolve, reject) => {
        const timer = setTimeout(resolve, wait);
        signal?.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(error);
        });
      });
    }
  }
}
