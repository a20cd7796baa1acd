import type { ClientError } from '@biographql/client';

const ATTEMPTS_AFTER_THE_FIRST = 2;

/**
 * Tries again, twice at most, when the same request may succeed later: never after a refused key or bad input. Not on
 * a server, where somebody waits for the page.
 */
export function retry(failureCount: number, error: ClientError): boolean {
  return (
    failureCount < ATTEMPTS_AFTER_THE_FIRST && error.isRetryable && typeof window !== 'undefined'
  );
}

/** What `Retry-After` asked for, otherwise 1 s, then 2 s. In ms. */
export function retryDelay(failureCount: number, error: ClientError): number {
  return ('retryAfterMs' in error && error.retryAfterMs) || 1000 * 2 ** failureCount;
}
