import type { FastifyRequest } from 'fastify';
import type { KeyVerifier } from '../keys/key-ring.js';
import { checkRequestMediaType, negotiateMediaType } from './media-type.js';
import type { RateLimiter } from './rate-limiter.js';
import { RequestError } from './request-error.js';
import { noteOf } from './request-note.js';

/** What admission rests on. */
export interface Admission {
  readonly keys: KeyVerifier;
  readonly limiter: RateLimiter;
  /** Whether the dataset is damaged: nothing is answered from it then. Default: it never is. */
  readonly isDamaged?: (() => boolean) | undefined;
}

/**
 * Admits a request by its headers alone, before the body is read: the key, the key's rate, then the media types.
 * @throws RequestError UNAUTHENTICATED for a missing, empty or wrong key, all worded alike; RATE_LIMITED;
 * NOT_ACCEPTABLE; ENGINE_UNAVAILABLE for a damaged dataset; UNSUPPORTED_MEDIA_TYPE.
 */
export function admitRequest(
  request: FastifyRequest,
  { keys, limiter, isDamaged }: Admission,
): void {
  const { headers } = request;
  const note = noteOf(request);
  note.keyId = acceptedKey(headers['x-api-key'], keys);
  note.scopes = keys.scopesOf?.(note.keyId) ?? null;
  spendRequest(clientOf(request), limiter);
  note.mediaType = negotiateMediaType(headers.accept);
  if (isDamaged?.()) throw damagedDataset();
  checkRequestMediaType(headers['content-type'], headers['content-encoding']);
}

/** Returns whose rate and share a request counts for: the accepted key's, or without one the address's. */
export function clientOf(request: FastifyRequest): string {
  return noteOf(request).keyId ?? `address ${request.ip}`;
}

function acceptedKey(header: string | string[] | undefined, keys: KeyVerifier): string {
  const keyId = typeof header === 'string' && header !== '' ? keys.verify(header) : null;
  if (keyId !== null) return keyId;
  throw new RequestError('UNAUTHENTICATED', 'The `x-api-key` header is missing or not valid.');
}

/** Whoever asks cannot mend it; whoever runs the service is told by `/ready` and the log. */
function damagedDataset(): RequestError {
  return new RequestError(
    'ENGINE_UNAVAILABLE',
    'The dataset of this service is damaged, so that nothing is answered from it until it is restored.',
  );
}

function spendRequest(client: string, limiter: RateLimiter): void {
  const seconds = limiter.take(client);
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
