import { BioGraphQLError } from '@biographql/core';
import { isRetryableStatus } from '../errors.js';
import type { Middleware, TransportRequest, TransportResponse } from '../transport.js';

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

/**
 * Sends a request again after a network failure, a timeout, 429, 502, 503 or 504, honoring `Retry-After`,
 * with jitter (half to all of the wait). Never after an abort, 400 or 401. An outer `timeout` bounds all attempts:
 * a wait that would pass its deadline is not begun, and the last outcome stands.
 *
 * @example
 * ```ts
 * import { createClient, retry, searchEntities } from '@biographql/client';
 *
 * const client = createClient({
 *   url: 'http://127.0.0.1:4000/biographql/graphql',
 *   middleware: [retry({ attempts: 5, maxDelayMs: 2_000 })],
 * });
 * await searchEntities(client, { text: 'asthma' });
 * ```
 */
export function retry({
  attempts = 3,
  baseDelayMs = 200,
  maxDelayMs = 10_000,
  random = Math.random,
}: RetryOptions = {}): Middleware {
  return (next) => async (request) => {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await settle(() => next(request));
      const isLast = attempt >= attempts || request.signal?.aborted === true;
      if (isLast || !mayRetry(outcome)) return unsettle(outcome);
      const asked = 'response' in outcome ? outcome.response.retryAfterMs : null;
      const backoff = Math.min(maxDelayMs, baseDelayMs * 2 ** (attempt - 1));
      const wait = Math.max(asked ?? 0, backoff * (0.5 + random() / 2));
      if (wait > maxDelayMs || wait > remainingMs(request)) return unsettle(outcome);
      await delay(wait, request.signal);
    }
  };
}

type Outcome = { readonly response: TransportResponse } | { readonly error: unknown };

async function settle(send: () => Promise<TransportResponse>): Promise<Outcome> {
  try {
    return { response: await send() };
  } catch (error) {
    return { error };
  }
}

function unsettle(outcome: Outcome): TransportResponse {
  if ('response' in outcome) return outcome.response;
  throw outcome.error;
}

function mayRetry(outcome: Outcome): boolean {
  return 'response' in outcome
    ? isRetryableStatus(outcome.response.status)
    : BioGraphQLError.is(outcome.error) && outcome.error.isRetryable;
}

function remainingMs({ deadlineAt }: TransportRequest): number {
  return deadlineAt === undefined ? Number.POSITIVE_INFINITY : deadlineAt - Date.now();
}

function delay(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
  });
}
