import { abortReason, throwIfAborted } from '@biographql/core/internal';
import { type ServiceError, TimeoutError } from './errors.js';
import {
  type Middleware,
  parseResponse,
  type TransportRequest,
  type TransportResponse,
} from './transport.js';

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
  baseDelayMs,
  maxDelayMs,
  random,
}: RetryOptions = {}): Middleware {
  return policy((next) => async (request) => {
    let answered: TransportResponse | undefined;
    const attempt = async () => {
      answered = undefined;
      const response = await next(request);
      answered = response;
      // A long response is parsed twice only when it may hold errors.
      const mayFail = response.status !== 200 || response.text.includes('"errors"');
      if (mayFail) parseResponse(request, response);
      return response;
    };
    try {
      return await sendAgain(attempts - 1, request, attempt, baseDelayMs, maxDelayMs, random);
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
  return policy((next) => (request) => sendWithin(timeoutMs, request, next));
}

/**
 * Sends operations to addresses of their own, for a service that answers some of them elsewhere. `undefined` keeps the
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
