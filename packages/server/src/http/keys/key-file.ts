import { hash, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BioGraphQLError, type BioGraphQLErrorOptions } from '@biographql/core';
import { isRecord } from '@biographql/core/internal';
import { takeLock } from '@biographql/ingest';

/** Record of an accepted key, without the key itself. */
export interface KeyRecord {
  readonly id: string;
  readonly name: string;
  /** SHA-256 of the key, in hexadecimal digits. A key has 256 random bits, so no slow hash is needed. */
  readonly sha256: string;
  readonly created: string;
  /** Its scopes, see `SCOPES`; null, or absent in files of earlier versions, for all but `metrics`. */
  readonly scopes?: readonly string[] | null;
  /** ISO time after which it is rejected; null, and absent in files of earlier versions, for never. */
  readonly expires?: string | null;
}

interface KeyTraits {
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

function createApiKey({ name, scopes = null, expires = null }: KeyTraits): CreatedKey {
  const key = `${PREFIX}${randomBytes(KEY_BYTES).toString('base64url')}`;
  const id = `key-${randomBytes(4).toString('hex')}`;
  const created = new Date().toISOString();
  return { record: { id, name, sha256: hash('sha256', key), created, scopes, expires }, key };
}

export interface KeyPlace {
  readonly dataDir: string;
  readonly keyFile?: string;
}

export class KeyFileError extends BioGraphQLError<'KEY_FILE_UNAVAILABLE'> {
  override readonly name = 'KeyFileError';
  constructor(message: string, options?: BioGraphQLErrorOptions) {
    super('KEY_FILE_UNAVAILABLE', message, options);
  }
}

export function getKeyFile({ dataDir, keyFile = '' }: KeyPlace): string {
  return keyFile === '' ? join(dataDir, 'keys.json') : keyFile;
}

export function readKeyFile(path: string): readonly KeyRecord[] {
  let content: string;
  try {
    content = readFileSync(path, 'utf8');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return [];
    throw new KeyFileError(`The key file ${path} cannot be read.`, { cause });
  }
  try {
    const { keys } = JSON.parse(content);
    if (Array.isArray(keys) && keys.every(isKeyRecord)) return keys;
  } catch {}
  throw new KeyFileError(
    `The key file ${path} is damaged. Restore it from a backup, or remove it and create new keys.`,
  );
}

export async function addKey(path: string, traits: KeyTraits | string): Promise<CreatedKey> {
  const created = createApiKey(typeof traits === 'string' ? { name: traits } : traits);
  await changeKeys(path, (keys) => [...keys, created.record]);
  return created;
}

/** Returns the first key of a data directory, created now; null when another start was faster, or there are keys already. */
export async function addFirstKey(path: string): Promise<CreatedKey | null> {
  if (readKeyFile(path).length > 0) return null;
  const created = createApiKey({ name: 'first start' });
  const keys = await changeKeys(path, (known) => (known.length === 0 ? [created.record] : known));
  return keys.includes(created.record) ? created : null;
}

export async function removeKey(path: string, id: string): Promise<boolean> {
  let isKnown = false;
  await changeKeys(path, (keys) => {
    isKnown = keys.some((key) => key.id === id);
    return keys.filter((key) => key.id !== id);
  });
  return isKnown;
}

/** @param times - Expiry of the new and the old key, as ISO times; an earlier expiry of the old key stays. */
export async function rotateKey(
  path: string,
  id: string,
  { expires, oldExpires }: { readonly expires: string | null; readonly oldExpires: string },
): Promise<(CreatedKey & { readonly oldExpires: string }) | null> {
  let rotated: (CreatedKey & { readonly oldExpires: string }) | null = null;
  await changeKeys(path, (keys) => {
    const old = keys.find((key) => key.id === id);
    if (old === undefined) return keys;
    const { name, scopes } = old;
    const ends = old.expires != null && old.expires < oldExpires ? old.expires : oldExpires;
    rotated = { ...createApiKey({ name, scopes, expires }), oldExpires: ends };
    return [...keys.map((key) => (key === old ? { ...old, expires: ends } : key)), rotated.record];
  });
  return rotated;
}

/** Maximum wait for another program, which writes for milliseconds. */
const WAIT_MS = 10_000;

/** Changes the file under a lock, and replaces it in one step: a reader sees the old keys or the new ones. */
async function changeKeys(
  path: string,
  change: (keys: readonly KeyRecord[]) => readonly KeyRecord[],
): Promise<readonly KeyRecord[]> {
  const options = { createFolder: true, waitMs: WAIT_MS };
  await using lock = await takeLock(`${path}.lock`, options).catch((cause: unknown) => {
    const advice = 'Choose another with --data-dir or --key-file.';
    throw new KeyFileError(`Keys cannot be written to ${dirname(path)}. ${advice}`, { cause });
  });
  if (lock === null)
    throw new KeyFileError(
      `Another program is changing the keys in ${path}. Try again in a moment.`,
    );
  const keys = readKeyFile(path);
  const changed = change(keys);
  if (changed === keys) return keys;
  const next = `${path}.${randomBytes(4).toString('hex')}`;
  const content = `${JSON.stringify({ version: 1, keys: changed }, null, 2)}\n`;
  writeFileSync(next, content, { mode: 0o600, flag: 'wx' });
  renameSync(next, path);
  return changed;
}

function isKeyRecord(value: unknown): value is KeyRecord {
  if (!isRecord(value)) return false;
  const { id, name, created, sha256, scopes, expires } = value;
  const texts: unknown[] = [id, name, created, ...(Array.isArray(scopes) ? scopes : [])];
  return (
    texts.every((each) => typeof each === 'string') &&
    /^[0-9a-f]{64}$/.test(String(sha256)) &&
    (scopes == null || Array.isArray(scopes)) &&
    (expires == null || !Number.isNaN(Date.parse(String(expires))))
  );
}
