import type { FastifyRequest } from 'fastify';
import type { KeyVerifier } from '../keys/key-ring.js';
import type { Limiters } from './limiters.js';
import { checkRequestMediaType, negotiateMediaType } from './media-type.js';
import { checkPageOrigin, type PageOrigins } from './page-origin.js';
import { RequestError } from './request-error.js';
import { noteOf } from './request-note.js';

/** What admission rests on. */
export interface Admission extends Pick<Limiters, 'requests' | 'badKeys'> {
  readonly keys: KeyVerifier;
  /** The key of whoever asks, whatever a request carries: for a page, which has none of its own. Default: the key that is sent. */
  readonly key?: string | undefined;
  /** Which names the requests of that page come by; set together with `key`. */
  readonly origins?: PageOrigins | undefined;
  /** Whether the dataset is damaged: nothing is answered from it then. Default: it never is. */
  readonly isDamaged?: (() => boolean) | undefined;
}

/**
 * Admits a request by its headers alone, before the body is read: the key, the key's rate, then the media types. Returns
 * nothing where nobody else had to be asked.
 * @throws RequestError UNAUTHENTICATED for a missing, empty or wrong key, all worded alike; RATE_LIMITED;
 * NOT_ACCEPTABLE; ENGINE_UNAVAILABLE for a damaged dataset; UNSUPPORTED_MEDIA_TYPE.
 */
export function admitRequest(
  request: FastifyRequest,
  admission: Admission,
): Promise<void> | undefined {
  const { headers } = request;
  if (admission.origins !== undefined) checkPageOrigin(request, admission.origins);
  return whenKnown(admitCaller(request, admission, admission.key ?? headers['x-api-key']), () => {
    noteOf(request).mediaType = negotiateMediaType(headers.accept);
    checkDataset(admission);
    checkRequestMediaType(headers['content-type'], headers['content-encoding']);
  });
}

/**
 * Admits whoever sends a request, by the key that it carries and the key's rate. Returns nothing where nobody else had to
 * be asked.
 * @throws RequestError UNAUTHENTICATED for a missing, empty or wrong key, all worded alike; RATE_LIMITED.
 */
export function admitCaller(
  request: FastifyRequest,
  { keys, requests, badKeys }: Admission,
  key: string | string[] | undefined,
): Promise<void> | undefined {
  const note = noteOf(request);
  const keyId = keyIdOf(key, keys);
  return whenKnown(badKeys.check(request.ip, keyId), (wait) => {
    slowDown(wait, 'Too many wrong keys came from this address.');
    if (keyId === null) {
      throw new RequestError('UNAUTHENTICATED', 'The `x-api-key` header is missing or not valid.');
    }
    note.keyId = keyId;
    note.client = keyId;
    note.scopes = keys.scopesOf?.(keyId) ?? null;
    return whenKnown(requests.take(keyId), (seconds) =>
      slowDown(seconds, 'The rate limit of this key is spent.'),
    );
  });
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
    'The dataset of this service is damaged and must be restored.',
  );
}

/** @throws RequestError RATE_LIMITED when a caller has to wait. */
export function slowDown(seconds: number, reason: string): void {
  if (seconds === 0) return;
  throw new RequestError('RATE_LIMITED', `${reason} Try again in ${seconds} s.`, {
    facts: { retryAfterSeconds: seconds },
    headers: { 'retry-after': String(seconds) },
  });
}

/** Goes on at once with a value that is there: waiting for it would cost as much as the check. */
function whenKnown<T>(
  value: T | Promise<T>,
  go: (value: T) => Promise<void> | undefined | void,
): Promise<void> | undefined {
  if (value instanceof Promise) return value.then(go);
  return go(value) ?? undefined;
}
