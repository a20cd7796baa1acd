import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A key whose owner may use the service, without the key itself. */
export interface KeyRecord {
  readonly id: string;
  readonly name: string;
  /** SHA-256 of the key, in hexadecimal digits. A key has 256 random bits, so no slow hash is needed. */
  readonly sha256: string;
  readonly created: string;
  /** What it is limited to, see `SCOPES`; null, and absent in files of earlier versions, for everything. */
  readonly scopes?: readonly string[] | null;
  /** ISO time after which it is refused; null, and absent in files of earlier versions, for never. */
  readonly expires?: string | null;
}

export interface KeyTraits {
  readonly name: string;
  readonly scopes?: readonly string[] | null | undefined;
  readonly expires?: string | null | undefined;
}

export interface CreatedKey {
  readonly record: KeyRecord;
  readonly key: string;
}

const PREFIX = 'bgq_';
const KEY_BYTES = 32;

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

export function hashKey(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}

export interface HashedKey {
  readonly id: string;
  readonly hash: Buffer;
}

export function findKey<K extends HashedKey>(keys: readonly K[], presented: string): K | null {
  const presentedHash = hashKey(presented);
  let found: K | null = null;
  for (const key of keys) {
    if (timingSafeEqual(key.hash, presentedHash)) found = key;
  }
  return found;
}
