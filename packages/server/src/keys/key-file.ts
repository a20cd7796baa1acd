import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BioGraphQLError, type BioGraphQLErrorOptions } from '@biographql/core';
import { isRecord } from '@biographql/core/internal';
import { type CreatedKey, createApiKey, type KeyRecord } from './api-key.js';

/** The key file cannot be read or written; the message says what to do. */
class KeyFileError extends BioGraphQLError<'KEY_FILE_UNAVAILABLE'> {
  override readonly name = 'KeyFileError';
  constructor(message: string, options?: BioGraphQLErrorOptions) {
    super('KEY_FILE_UNAVAILABLE', message, options);
  }
}

/** Returns the path where a data directory keeps its keys. */
export function keyFilePath(dataDir: string): string {
  return join(dataDir, 'keys.json');
}

/**
 * Returns the keys; none when there is no file.
 * @throws KeyFileError when the file is there and not a key file.
 */
export function readKeyFile(path: string): readonly KeyRecord[] {
  let content: string;
  try {
    content = readFileSync(path, 'utf8');
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return [];
    throw new KeyFileError(`The key file ${path} cannot be read.`, { cause: error });
  }
  const keys = parseKeys(content);
  if (keys !== null) return keys;
  throw new KeyFileError(
    `The key file ${path} is damaged. Restore it from a backup, or remove it and create new keys.`,
  );
}

/** Returns a new key, whose hash is kept. */
export async function addKey(path: string, name: string): Promise<CreatedKey> {
  const created = createApiKey(name);
  await changeKeys(path, (keys) => [...keys, created.record]);
  return created;
}

/** Returns the first key of a data directory, created now; null when another start was faster, or there are keys already. */
export async function addFirstKey(path: string): Promise<CreatedKey | null> {
  const created = createApiKey('first start');
  let isFirst = false;
  await changeKeys(path, (keys) => {
    isFirst = keys.length === 0;
    return isFirst ? [created.record] : keys;
  });
  return isFirst ? created : null;
}

/** Removes a key. Returns false when there is none of that identifier. */
export async function removeKey(path: string, id: string): Promise<boolean> {
  let isKnown = false;
  await changeKeys(path, (keys) => {
    isKnown = keys.some((key) => key.id === id);
    return keys.filter((key) => key.id !== id);
  });
  return isKnown;
}

/** Changes the file under a lock, and replaces it in one step: a reader sees the old keys or the new ones. */
async function changeKeys(
  path: string,
  change: (keys: readonly KeyRecord[]) => readonly KeyRecord[],
): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const lock = `${path}.lock`;
  await takeLock(lock);
  try {
    const keys = readKeyFile(path);
    const changed = change(keys);
    if (changed !== keys) writeKeys(path, changed);
  } finally {
    rmSync(lock, { force: true, recursive: true });
  }
}

function writeKeys(path: string, keys: readonly KeyRecord[]): void {
  const next = `${path}.${randomBytes(4).toString('hex')}`;
  writeFileSync(next, `${JSON.stringify({ version: 1, keys }, null, 2)}\n`, {
    mode: 0o600,
    flag: 'wx',
  });
  renameSync(next, path);
}

const LOCK_TRIES = 100;
const LOCK_PAUSE_MS = 50;

async function takeLock(lock: string): Promise<void> {
  for (let attempt = 0; attempt < LOCK_TRIES; attempt += 1) {
    try {
      mkdirSync(lock);
      return;
    } catch (error) {
      if (!isErrno(error, 'EEXIST')) {
        throw new KeyFileError(`Keys cannot be written to ${dirname(lock)}.`, { cause: error });
      }
    }
    await sleep(LOCK_PAUSE_MS);
  }
  throw new KeyFileError(
    `Another program holds ${lock}. If none is running, remove it and try again.`,
  );
}

function parseKeys(content: string): readonly KeyRecord[] | null {
  try {
    const file: unknown = JSON.parse(content);
    if (!isRecord(file)) return null;
    const { keys } = file;
    return Array.isArray(keys) && keys.every(isKeyRecord) ? keys : null;
  } catch {
    return null;
  }
}

function isKeyRecord(value: unknown): value is KeyRecord {
  if (!isRecord(value)) return false;
  const { id, name, created, sha256 } = value;
  const isText = [id, name, created].every((each) => typeof each === 'string');
  return isText && typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256);
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
