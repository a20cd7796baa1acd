import { throwIfAborted } from '@biographql/core/internal';
import { parseResponse } from '../parse-response.js';
import { policy, type RetryOptions, sendAgain } from '../policy.js';
import type { Middleware, TransportResponse } from '../transport.js';

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
