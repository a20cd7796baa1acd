import { timingSafeEqual } from 'node:crypto';
import type { KeyVerifier } from './api-keys.js';

/** Finds the identifier of the key that came over a connection; null when it is not accepted. */
export type KeyCheck = (connection: object, presented: string) => string | null;

/** The key that was accepted last on a connection. */
interface AcceptedKey {
  readonly bytes: Buffer;
  readonly keyId: string;
  readonly generation: number;
}

/** Longer keys are verified anew each time; those of this service have 47 characters. */
const REMEMBERED_CHARACTERS = 256;

/**
 * Creates a check that remembers the accepted key of each connection, since a connection sends the same one again and
 * hashing it is a tenth of a small request's work. Equal keys are told in constant time: behind a proxy several clients
 * share a connection. What was remembered counts only as long as the accepted keys are the same, and is gone with the
 * connection; a refused key is never remembered.
 */
export function createKeyCheck(keys: KeyVerifier): KeyCheck {
  const { generation } = keys;
  if (generation === undefined) return (_connection, presented) => keys.verify(presented);
  const accepted = new WeakMap<object, AcceptedKey>();
  const scratch = Buffer.alloc(REMEMBERED_CHARACTERS * 2);

  return (connection, presented) => {
    if (presented.length > REMEMBERED_CHARACTERS) return keys.verify(presented);
    const sent = scratch.subarray(0, scratch.write(presented, 'utf16le'));
    const current = generation();
    const known = accepted.get(connection);
    if (
      known?.generation === current &&
      known.bytes.length === sent.length &&
      timingSafeEqual(known.bytes, sent)
    ) {
      return known.keyId;
    }
    const keyId = keys.verify(presented);
    if (keyId !== null) {
      accepted.set(connection, { bytes: Buffer.from(sent), keyId, generation: current });
    }
    return keyId;
  };
}
