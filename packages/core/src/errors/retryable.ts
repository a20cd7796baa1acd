import type { RetryableErrorCode } from './codes.js';

/** The retryable rows of the table, which pages do without; the compiler holds the two equal. */
const RETRYABLE: Readonly<Record<RetryableErrorCode, true>> = {
  RATE_LIMITED: true,
  ENGINE_UNAVAILABLE: true,
  OVERLOADED: true,
  NETWORK: true,
  TIMEOUT: true,
  MODEL_UNAVAILABLE: true,
  TOOLKIT_UNAVAILABLE: true,
  DOWNLOAD_FAILED: true,
};

/** Whether the same request may succeed later, by a code of an answer; false for a code of another service. */
export function isRetryableCode(code = ''): boolean {
  return Object.hasOwn(RETRYABLE, code);
}
