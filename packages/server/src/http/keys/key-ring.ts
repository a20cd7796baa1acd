import { statSync } from 'node:fs';
import type { KeyScopes } from '../../graphql/scopes.js';
import {
  findKey,
  type HashedKey,
  hashKey,
  type KeyEvent,
  type KeyRecord,
  keyEvent,
  readKeyFile,
} from './key-file.js';

export interface KeyVerifier {
  /** Returns the identifier of the key that was presented, or null when none of the accepted keys equals it. */
  verify(presented: string): string | null;
  getScopes?(keyId: string): KeyScopes;
}

export interface KeyRingOptions {
  readonly path: string;
  /** Told when a changed file cannot be read; the keys known before stay accepted. */
  readonly onError?: (error: unknown) => void;
  /** Told what becomes of keys while the ring is in use; the first use of a key in it, not of all time. */
  readonly onEvent?: (event: KeyEvent) => void;
  readonly now?: () => number;
  readonly today?: () => number;
}

/** The file is looked at again after this time, when a request comes. */
const CHECK_EVERY_MS = 1_000;

/** Follows the file: a created or revoked key counts within a second; an expired one is refused. */
export function createKeyRing(options: KeyRingOptions): KeyVerifier {
  const { path, onError = () => {}, onEvent = () => {} } = options;
  const { now = () => performance.now(), today = () => Date.now() } = options;
  const used = new Set<string>();
  let version = getVersion(path);
  let keys = readRingKeys(path);
  let checkedAt = now();

  function refresh(): void {
    const time = now();
    if (time - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = time;
    const current = getVersion(path);
    if (current === version) return;
    try {
      const before = keys;
      keys = readRingKeys(path);
      version = current;
      for (const { record } of without(keys, before)) onEvent(keyEvent('created', record));
      for (const { record } of without(before, keys)) onEvent(keyEvent('revoked', record));
    } catch (error) {
      onError(error);
    }
  }

  return {
    verify(presented) {
      refresh();
      const found = findKey(keys, presented);
      if (found === null) return null;
      const isExpired = today() >= found.expiresAt;
      const once = `${found.id} ${isExpired}`;
      if (!used.has(once)) {
        used.add(once);
        onEvent(keyEvent(isExpired ? 'expired-used' : 'first-used', found.record));
      }
      return isExpired ? null : found.id;
    },
    getScopes(keyId) {
      const found = keys.find(({ id }) => id === keyId);
      return found === undefined ? NOTHING : found.scopes;
    },
  };
}

/** The identifier of the key that the environment holds, which is the operator's own. */
export const ENVIRONMENT_KEY = 'environment';

/** Returns a verifier of one key without limits, under the identifier of the environment's unless another is given. */
export function createSingleKey(key: string, id = ENVIRONMENT_KEY): KeyVerifier {
  const keys: readonly HashedKey[] = [{ id, hash: hashKey(key) }];
  return { verify: (presented) => findKey(keys, presented)?.id ?? null };
}

/** Returns a verifier of what any of some verifiers accepts; all are asked, so that the time is the same for each. */
export function anyKey(verifiers: readonly KeyVerifier[]): KeyVerifier {
  const verifierOf = new Map<string, KeyVerifier>();
  return {
    verify(presented) {
      const ids = verifiers.map((verifier) => verifier.verify(presented));
      const index = ids.findIndex((id) => id !== null);
      const id = ids[index] ?? null;
      const verifier = verifiers[index];
      if (id !== null && verifier !== undefined) verifierOf.set(id, verifier);
      return id;
    },
    getScopes(keyId) {
      const verifier = verifierOf.get(keyId);
      return verifier === undefined ? NOTHING : (verifier.getScopes?.(keyId) ?? null);
    },
  };
}

interface RingKey extends HashedKey {
  readonly record: KeyRecord;
  readonly scopes: KeyScopes;
  /** Milliseconds since 1970; infinite for never. */
  readonly expiresAt: number;
}

/** Of a key that was revoked between its check and its use. */
const NOTHING: KeyScopes = new Set();

/** Returns another text for another version of the file: it is always replaced, so its inode changes even within one clock tick. */
function getVersion(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.ino}:${stats.mtimeMs}:${stats.size}`;
}

function readRingKeys(path: string): readonly RingKey[] {
  return readKeyFile(path).map((record) => ({
    id: record.id,
    hash: Buffer.from(record.sha256, 'hex'),
    record,
    scopes: record.scopes == null ? null : new Set(record.scopes),
    expiresAt: record.expires == null ? Number.POSITIVE_INFINITY : Date.parse(record.expires),
  }));
}

function without(keys: readonly RingKey[], others: readonly RingKey[]): readonly RingKey[] {
  const ids = new Set(others.map(({ id }) => id));
  return keys.filter(({ id }) => !ids.has(id));
}
