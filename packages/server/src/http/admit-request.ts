import type { FastifyRequest } from 'fastify';
import type { KeyVerifier } from '../keys/key-ring.js';
import type { Limiters } from './limiters.js';
import { checkRequestMediaType, negotiateMediaType } from './media-type.js';
import { RequestError } from './request-error.js';
import { noteOf } from './request-note.js';

/** What admission rests on. */
export interface Admission extends Pick<Limiters, 'requests' | 'badKeys'> {
  readonly keys: KeyVerifier;
  /** The key of whoever asks, whatever a request carries: for a page, which has none of its own. Default: the key that is sent. */
  readonly key?: string | undefined;
  /** Whether the dataset is damaged: nothing is answered from it then. Default: it never is. */
  readonly isDamaged?: (() => boolean) | undefined;
}

/**
 * Admits a request by its headers alone, before the body is read: the key, the key's rate, then the media types.
 * @throws RequestError UNAUTHENTICATED for a missing, empty or wrong key, all worded alike; RATE_LIMITED;
 * NOT_ACCEPTABLE; ENGINE_UNAVAILABLE for a damaged dataset; UNSUPPORTED_MEDIA_TYPE.
 */
export async function admitRequest(request: FastifyRequest, admission: Admission): Promise<void> {
  const { headers } = request;
  await admitCaller(request, admission, admission.key ?? headers['x-api-key']);
  noteOf(request).mediaType = negotiateMediaType(headers.accept);
  checkDataset(admission);
  checkRequestMediaType(headers['content-type'], headers['content-encoding']);
}

/**
 * Admits whoever sends a request, by the key that it carries and the key's rate.
 * @throws RequestError UNAUTHENTICATED for a missing, empty or wrong key, all worded alike; RATE_LIMITED.
 */
export async function admitCaller(
  request: FastifyRequest,
  { keys, requests, badKeys }: Admission,
  key: string | string[] | undefined,
): Promise<void> {
  const note = noteOf(request);
  const keyId = keyIdOf(key, keys);
  slowDown(await badKeys.check(request.ip, keyId), 'Too many wrong keys came from this address.');
  if (keyId === null) {
    throw new RequestError('UNAUTHENTICATED', 'The `x-api-key` header is missing or not valid.');
  }
  note.keyId = keyId;
  note.client = keyId;
  note.scopes = keys.scopesOf?.(keyId) ?? null;
  slowDown(await requests.take(keyId), 'The rate limit of this key is spent.');
}

/** @throws RequestError ENGINE_UNAVAILABLE while the dataset is damaged. */
export function checkDataset({ isDamaged }: Pick<Admission, 'isDamaged'>): void {
  if (isDamaged?.()) throw damagedDataset();
}

function keyIdOf(header: string | string[] | undefined, keys: KeyVerifier): string | null {
  return typeof header === 'string' && header !== '' ? keys.verify(header) : null;
}

/** Returns the refusal of a damaged dataset. Whoever asks cannot mend it; whoever runs the service is told by `/ready` and the log. */
export function damagedDataset(): RequestError {
  return new RequestError(
    'ENGINE_UNAVAILABLE',
    'The dataset of this service is damaged, so that nothing is answered from it until it is restored.',
  );
}

function slowDown(seconds: number, reason: string): void {
  if (seconds === 0) return;
  throw new RequestError('RATE_LIMITED', `${reason} Try again in ${seconds} s.`, {
    facts: { retryAfterSeconds: seconds },
    headers: { 'retry-after': String(seconds) },
  });
}
