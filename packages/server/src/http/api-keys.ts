import type { IncomingMessage } from 'node:http';
import type { KeyCheck } from './key-check.js';
import type { RateLimiter } from './rate-limiter.js';
import { RequestError } from './request-error.js';
import type { RequestNote } from './request-note.js';

/** Knows the accepted keys. */
export interface KeyVerifier {
  /** The identifier of the key that was presented, or null when none of the accepted keys equals it. */
  verify(presented: string): string | null;
  /**
   * A number that changes whenever the accepted keys do: until then an answer of `verify` holds. A verifier without
   * it is asked about every request.
   */
  readonly generation?: () => number;
}

/** What admission rests on. */
export interface Admission {
  readonly check: KeyCheck;
  readonly limiter: RateLimiter;
}

/**
 * Admits a request by its `x-api-key` header and the key's rate.
 * @throws RequestError UNAUTHENTICATED for a missing, empty or wrong key, all worded alike; RATE_LIMITED.
 */
export function admit(
  header: string | string[] | undefined,
  { raw, note }: { readonly raw: Pick<IncomingMessage, 'socket'>; readonly note: RequestNote },
  { check, limiter }: Admission,
): void {
  const keyId = typeof header === 'string' && header !== '' ? check(raw.socket, header) : null;
  if (keyId === null) {
    throw new RequestError('UNAUTHENTICATED', 'The `x-api-key` header is missing or not valid.');
  }
  note.keyId = keyId;
  const seconds = limiter.take(keyId);
  if (seconds === 0) return;
  throw new RequestError(
    'RATE_LIMITED',
    `The rate limit of this key is spent. Try again in ${seconds} s.`,
    {
      facts: { retryAfterSeconds: seconds },
      headers: { 'retry-after': String(seconds) },
    },
  );
}
