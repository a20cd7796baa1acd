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
  /** What it is limited to, see `SCOPES`; null, and absent in files of earlier versions, for everything. */
  readonly scopes?: readonly string[] | null;
  /** ISO time after which it is refused; null, and absent in files of earlier versions, for never. */
  readonly expires?: string | null;
}

/** What a new key is to be. */
export interface KeyTraits {
  /** What the key is for, in words; may be empty. */
  readonly name: string;
  /** Default null: everything. */
  readonly scopes?: readonly string[] | null | undefined;
  /** ISO time. Default null: never. */
  readonly expires?: string | null | undefined;
}

/** A new key: the record to keep, and the key to hand out once. */
export interface CreatedKey {
  readonly record: KeyRecord;
  readonly key: string;
}

const PREFIX = 'bgq_';
const KEY_BYTES = 32;

/** Returns a new key of 256 random bits. The prefix lets scanners of leaked secrets recognize it. */
export function createApiKey({ name, scopes = null, expires = null }: KeyTraits): CreatedKey {
  const key = `${PREFIX}${randomBytes(KEY_BYTES).toString('base64url')}`;
  const record = {
    id: `key-${randomBytes(4).toString('hex')}`,
    name,
    sha256: hashKey(key).toString('hex'),
    created: new Date().toISOString(),
    scopes,
    expires,
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

/** Returns the key that was presented, null for none. Every hash is compared, each in constant time. */
export function findKey<K extends HashedKey>(keys: readonly K[], presented: string): K | null {
  const presentedHash = hashKey(presented);
  let found: K | null = null;
  for (const key of keys) {
    if (timingSafeEqual(key.hash, presentedHash)) found = key;
  }
  return found;
}
