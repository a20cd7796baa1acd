import { BioGraphQLError } from '@biographql/core';
import { forwardAbort, throwIfAborted } from '@biographql/core/internal';
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
export async function sendWithin<Answer>(
  timeoutMs: number,
  request: TransportRequest,
  send: (request: TransportRequest) => Promise<Answer>,
): Promise<Answer> {
  const expiry = new AbortController();
  let expired: TimeoutError | undefined;
  const timer = setTimeout(
    () => {
      expired = new TimeoutError(request.url, timeoutMs);
      expiry.abort(expired);
    },
    Math.min(timeoutMs, LONGEST_TIMER),
  );
  const release = forwardAbort(request.signal, expiry);
  const deadlineAt = Math.min(request.deadlineAt ?? Infinity, Date.now() + timeoutMs);
  try {
    return await send({ ...request, signal: expiry.signal, deadlineAt });
  } catch (error) {
    // Not the reason of `expiry`, which React Native drops.
    throwIfAborted(request.signal);
    throw expired ?? error;
  } finally {
    clearTimeout(timer);
    release();
  }
}

/** Sends a request, at most `retries` times again while it fails with an error that may pass. */
export async function sendAgain<Answer>(
  retries: number,
  { signal, deadlineAt = Infinity }: TransportRequest,
  send: () => Promise<Answer>,
  {
    baseDelayMs = 200,
    maxDelayMs = 10_000,
    random = Math.random,
  }: Omit<RetryOptions, 'attempts'> = {},
): Promise<Answer> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await send();
    } catch (error) {
      const mayPass = BioGraphQLError.is(error) && error.isRetryable;
      if (!mayPass || failures >= retries || signal?.aborted) throw error;
      const backoff = Math.min(maxDelayMs, baseDelayMs * 2 ** failures) * (0.5 + random() / 2);
      const wait = Math.max((error as Partial<ServiceError>).retryAfterMs ?? 0, backoff);
      if (wait > Math.min(maxDelayMs, deadlineAt - Date.now())) throw error;
      await delay(wait, signal);
    }
  }
}

async function delay(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
  throwIfAborted(signal);
}
