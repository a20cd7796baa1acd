import { statSync } from 'node:fs';
import { findKey, type HashedKey, hashKey } from './api-key.js';
import { readKeyFile } from './key-file.js';

/** Knows the accepted keys. */
export interface KeyVerifier {
  /** Returns the identifier of the key that was presented, or null when none of the accepted keys equals it. */
  verify(presented: string): string | null;
}

/** Options of a {@link createKeyRing}. */
export interface KeyRingOptions {
  readonly path: string;
  /** Told when a changed file cannot be read; the keys known before stay accepted. */
  readonly onError?: (error: unknown) => void;
  /** A clock that never goes back, in milliseconds. Default `performance.now`. */
  readonly now?: () => number;
}

/** The file is looked at again after this time, when a request comes. */
const CHECK_EVERY_MS = 1_000;

/**
 * Returns a verifier of the keys of a key file, which follows its changes: a created or revoked key counts within a second.
 * @throws KeyFileError when the file is damaged at the start.
 */
export function createKeyRing(options: KeyRingOptions): KeyVerifier {
  const { path, onError = () => {}, now = () => performance.now() } = options;
  let version = versionOf(path);
  let keys = readHashedKeys(path);
  let checkedAt = now();

  function refresh(): void {
    const time = now();
    if (time - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = time;
    const current = versionOf(path);
    if (current === version) return;
    try {
      keys = readHashedKeys(path);
      version = current;
    } catch (error) {
      onError(error);
    }
  }

  return {
    verify(presented) {
      refresh();
      return findKey(keys, presented);
    },
  };
}

/** Returns a verifier of one key, under the identifier `environment` unless another is given. */
export function createSingleKey(key: string, id = 'environment'): KeyVerifier {
  const keys: readonly HashedKey[] = [{ id, hash: hashKey(key) }];
  return { verify: (presented) => findKey(keys, presented) };
}

/** Returns a verifier of what any of some verifiers accepts; all are asked, so that the time is the same for each. */
export function anyKey(verifiers: readonly KeyVerifier[]): KeyVerifier {
  return {
    verify(presented) {
      const ids = verifiers.map((verifier) => verifier.verify(presented));
      return ids.find((id) => id !== null) ?? null;
    },
  };
}

/** Returns another text for another version of the file: it is always replaced, so its inode changes even within one clock tick. */
function versionOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.ino}:${stats.mtimeMs}:${stats.size}`;
}

function readHashedKeys(path: string): readonly HashedKey[] {
  return readKeyFile(path).map(({ id, sha256 }) => ({ id, hash: Buffer.from(sha256, 'hex') }));
}
