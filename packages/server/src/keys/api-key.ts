import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A key whose owner may use the service, without the key itself. */
export interface KeyRecord {
  /** Names the key in logs and commands, e.g. `key-3f9a1c22`. */
  readonly id: string;
  /** What the key is for, in words; may be empty. */
  readonly name: string;
  /** SHA-256 of the key, in hexadecimal digits. A key has 256 random bits, so no slow hash is needed. */
  readonly sha256: string;
  /** ISO time of creation. */
  readonly created: string;
}

/** A new key: the record to keep, and the key to hand out once. */
export interface CreatedKey {
  readonly record: KeyRecord;
  readonly key: string;
}

const PREFIX = 'bgq_';
const KEY_BYTES = 32;

/** Returns a new key of 256 random bits. The prefix lets scanners of leaked secrets recognize it. */
export function createApiKey(name: string): CreatedKey {
  const key = `${PREFIX}${randomBytes(KEY_BYTES).toString('base64url')}`;
  const record = {
    id: `key-${randomBytes(4).toString('hex')}`,
    name,
    sha256: hashKey(key).toString('hex'),
    created: new Date().toISOString(),
  };
  return { record, key };
}

/** Returns the SHA-256 of a key. */
export function hashKey(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}

/** Knows keys by their hashes. */
export interface HashedKey {
  readonly id: string;
  readonly hash: Buffer;
}

/** Returns the identifier of the key that was presented, null for none. Every hash is compared, each in constant time. */
export function findKey(keys: readonly HashedKey[], presented: string): string | null {
  const presentedHash = hashKey(presented);
  let found: string | null = null;
  for (const key of keys) {
    if (timingSafeEqual(key.hash, presentedHash)) found = key.id;
  }
  return found;
}
