import { BioGraphQLError } from '@biographql/core';
import { abortReason } from '@biographql/core/internal';
import type { ServiceError } from '../errors.js';
import { parseResponse } from '../parse-response.js';
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
 * Sends a request again after an error whose `isRetryable` is true: a network failure, a timeout, status 408, 425, 429 or
 * 5xx, or codes such as `RATE_LIMITED` in the body. Honors `Retry-After`, with jitter (half to all of the wait). An outer `timeout` bounds all attempts:
 * a wait that would pass its deadline is not begun, and the last outcome stands.
 * @example
 * ```ts
 * const client = createClient({ url, middleware: [retry({ attempts: 5, maxDelayMs: 2_000 })] });
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
      const error = getError(request, outcome);
      const isLast = attempt >= attempts || request.signal?.aborted === true;
      if (isLast || !BioGraphQLError.is(error) || !error.isRetryable) return unsettle(outcome);
      const backoff = Math.min(maxDelayMs, baseDelayMs * 2 ** (attempt - 1));
      const wait = Math.max(
        (error as Partial<ServiceError>).retryAfterMs ?? 0,
        backoff * (0.5 + random() / 2),
      );
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

/** What the request will reject with; null for a response without errors. */
function getError(request: TransportRequest, outcome: Outcome): unknown {
  if ('error' in outcome) return outcome.error;
  const { response } = outcome;
  // A long response is parsed twice only when it may hold errors.
  if (response.status === 200 && !response.text.includes('"errors"')) return null;
  try {
    parseResponse(request, response);
    return null;
  } catch (error) {
    return error;
  }
}

function remainingMs({ deadlineAt }: TransportRequest): number {
  return deadlineAt === undefined ? Number.POSITIVE_INFINITY : deadlineAt - Date.now();
}

function delay(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortReason(signal));
    const abort = () => {
      clearTimeout(timer);
      reject(signal && abortReason(signal));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
  });
}
