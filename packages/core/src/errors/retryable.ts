import type { RetryableErrorCode } from './codes.js';

/** Codes of the predictor: no answer carries them, and their classes say so themselves. */
type OutsideOfAnswers = 'MODEL_UNAVAILABLE' | 'TOOLKIT_UNAVAILABLE';

/** The retryable rows of the table, which pages do without; the compiler holds the two equal. */
const RETRYABLE: Readonly<Record<string, true>> = {
  RATE_LIMITED: true,
  ENGINE_UNAVAILABLE: true,
  OVERLOADED: true,
  NETWORK: true,
  TIMEOUT: true,
} satisfies Record<Exclude<RetryableErrorCode, OutsideOfAnswers>, true>;

/** Whether the same request may succeed later, by a code of an answer or of the client; false for any other code. */
export function isRetryableCode(code = ''): boolean {
  // Compared, since a code of a service may be a name that every object has.
  return RETRYABLE[code] === true;
}
