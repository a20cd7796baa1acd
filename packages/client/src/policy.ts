import { abortReason, throwIfAborted } from '@biographql/core/internal';
import type { ServiceError } from './errors.js';
import { Failure } from './failure.js';
import {
  type Middleware,
  parseResponse,
  type TransportRequest,
  type TransportResponse,
} from './transport.js';

/** Number and timing of retries. */
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

/** Marks a middleware that replaces the client's default policy. */
function policy(wrap: Middleware): Middleware {
  return Object.assign(wrap, { isPolicy: true as const });
}

/** Sends a request until it is answered, fails for good, or the time is over. */
export async function deliver<Answer>(
  request: TransportRequest,
  send: (request: TransportRequest) => Promise<Answer>,
  timeoutMs: number,
  retries = 0,
  baseDelayMs = 200,
  maxDelayMs = 10_000,
  random: () => number = Math.random,
): Promise<Answer> {
  const { signal } = request;
  const deadlineAt = Date.now() + timeoutMs;
  const inner = new AbortController();
  let end!: (reason: unknown) => void;
  const ended = new Promise<never>((_, reject) => {
    end = (reason) => {
      // Rejects before the abort, since React Native drops its reason.
      reject(reason);
      inner.abort(reason);
    };
  });
  const leave = () => end(abortReason(signal as AbortSignal));
  const tooLate = () =>
    end(
      new Failure('TIMEOUT', `The service did not answer within ${timeoutMs} ms.`, {
        facts: { timeoutMs },
      }),
    );
  // A timer treats a delay beyond its maximum as 1 ms.
  const timer = setTimeout(tooLate, Math.min(timeoutMs, 2e9));
  let pause: ReturnType<typeof setTimeout> | undefined;
  try {
    if (signal?.aborted) throw abortReason(signal);
    signal?.addEventListener('abort', leave);
    for (let failures = 0; ; failures += 1) {
      try {
        return await Promise.race([ended, send({ ...request, signal: inner.signal })]);
      } catch (error) {
        const { isRetryable, retryAfterMs } = Object(error) as Partial<ServiceError>;
        const backoff = Math.min(maxDelayMs, baseDelayMs * 2 ** failures) * (0.5 + random() / 2);
        const wait = Math.max(retryAfterMs ?? 0, backoff);
        const isTooLong = wait > Math.min(maxDelayMs, deadlineAt - Date.now());
        if (!isRetryable || failures >= retries || isTooLong) throw error;
        await Promise.race([
          ended,
          new Promise((resolve) => {
            pause = setTimeout(resolve, wait);
          }),
        ]);
      }
    }
  } finally {
    clearTimeout(timer);
    clearTimeout(pause);
    signal?.removeEventListener('abort', leave);
  }
}

/**
 * Sends a request again after an error whose `isRetryable` is true: a network failure, a timeout, status 408, 425, 429 or
 * 5xx (500 only without a code, 501 never), or codes such as `RATE_LIMITED` in the body. Waits at least `Retry-After`;
 * its own waits have jitter (half to all). No wait passes the deadline of an outer `timeout`: the last outcome stands.
 * @example
 * ```ts
 * const client = createClient({ url, middleware: [retry({ attempts: 5, maxDelayMs: 2_000 })] });
 * await searchEntities(client, { text: 'asthma' });
 * ```
 */
export function retry({
  attempts = 3,
  baseDelayMs,
  maxDelayMs,
  random,
}: RetryOptions = {}): Middleware {
  return policy((next) => async (request) => {
    let answered: TransportResponse | undefined;
    const attempt = async (bounded: TransportRequest) => {
      answered = undefined;
      const response = await next(bounded);
      answered = response;
      // A long response is parsed twice only when it may hold errors.
      const mayFail = response.status !== 200 || response.text.includes('"errors"');
      if (mayFail) parseResponse(request, response, String);
      return response;
    };
    try {
      const rest = (request.deadlineAt ?? Infinity) - Date.now();
      return await deliver(request, attempt, rest, attempts - 1, baseDelayMs, maxDelayMs, random);
    } catch (error) {
      throwIfAborted(request.signal);
      if (answered) return answered;
      throw error;
    }
  });
}

/**
 * Ends a request with TimeoutError when no answer came within `timeoutMs` milliseconds. Before `retry` in the list it
 * bounds all attempts together, after it each one; both may be used.
 * @example
 * ```ts
 * const client = createClient({ url, middleware: [timeout(20_000), retry(), timeout(5_000)] });
 * await searchEntities(client, { text: 'asthma' });
 * ```
 */
export function timeout(timeoutMs: number): Middleware {
  return policy((next) => (request) => {
    const deadlineAt = Math.min(request.deadlineAt ?? Infinity, Date.now() + timeoutMs);
    return deliver({ ...request, deadlineAt }, next, timeoutMs);
  });
}

/**
 * Routes operations to other addresses, for a service that answers some of them elsewhere. `undefined` keeps the
 * client's address. The client's headers, the key among them, go to the chosen address: choose trusted ones only.
 * @example
 * ```ts
 * const client = createClient({
 *   url: 'http://127.0.0.1:4000/biographql/graphql',
 *   middleware: [
 *     route(({ operationName }) =>
 *       operationName === 'admetPredict' ? 'http://127.0.0.1:4001/biographql/graphql' : undefined,
 *     ),
 *   ],
 * });
 * await predictAdmet(client, { model: 'hERG', smiles: ['CCO'] });
 * ```
 */
export function route(
  choose: (request: Pick<TransportRequest, 'operationName' | 'url'>) => string | undefined,
): Middleware {
  return (next) => async (request) => next({ ...request, url: choose(request) ?? request.url });
}
