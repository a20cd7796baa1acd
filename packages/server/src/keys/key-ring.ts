import { statSync } from 'node:fs';
import type { KeyVerifier } from '../http/api-keys.js';
import { findKey, type HashedKey, hashKey } from './api-key.js';
import { readKeyFile } from './key-file.js';

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
 * Accepts the keys of a key file, and follows its changes: a created or revoked key counts within a second.
 * @throws KeyFileError when the file is damaged at the start.
 */
export function createKeyRing(options: KeyRingOptions): KeyVerifier {
  const { path, onError = () => {}, now = () => performance.now() } = options;
  let version = versionOf(path);
  let keys = readHashedKeys(path);
  let checkedAt = now();
  let generation = 0;

  function refresh(): void {
    const time = now();
    if (time - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = time;
    const current = versionOf(path);
    if (current === version) return;
    try {
      keys = readHashedKeys(path);
      version = current;
      generation += 1;
    } catch (error) {
      onError(error);
    }
  }

  return {
    verify(presented) {
      refresh();
      return findKey(keys, presented);
    },
    generation() {
      refresh();
      return generation;
    },
  };
}

/** Accepts one key, under the identifier `environment` unless another is given. */
export function createSingleKey(key: string, id = 'environment'): KeyVerifier {
  const keys: readonly HashedKey[] = [{ id, hash: hashKey(key) }];
  return { verify: (presented) => findKey(keys, presented), generation: () => 0 };
}

/** Accepts what any of the verifiers accepts; all are asked, so that the time tells nothing. */
export function anyKey(verifiers: readonly KeyVerifier[]): KeyVerifier {
  const generations = verifiers.map(({ generation }) => generation).filter(isDefined);
  return {
    verify(presented) {
      const ids = verifiers.map((verifier) => verifier.verify(presented));
      return ids.find((id) => id !== null) ?? null;
    },
    // Generations only grow, so their sum changes with each of them.
    ...(generations.length < verifiers.length
      ? {}
      : { generation: () => generations.reduce((sum, generation) => sum + generation(), 0) }),
  };
}

function isDefined<T>(value: T | undefined): value is T {
  return value !== undefined;
}

/** Tells versions of the file apart: it is always replaced, so its inode changes even within one clock tick. */
function versionOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.ino}:${stats.mtimeMs}:${stats.size}`;
}

function readHashedKeys(path: string): readonly HashedKey[] {
  return readKeyFile(path).map(({ id, sha256 }) => ({ id, hash: Buffer.from(sha256, 'hex') }));
}
