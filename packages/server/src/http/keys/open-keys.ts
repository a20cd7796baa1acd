import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config/settings.js';
import type { KeyScopes } from '../../graphql/resolvers/context.js';
import {
  addFirstKey,
  findKey,
  getChanges,
  getKeyFile,
  type HashedKey,
  hashKey,
  isRecorded,
  type KeyEvent,
  KeyFileError,
  type KeyPlace,
  type KeyRecord,
  keyEvent,
  readKeyFile,
  recordKeyEvents,
} from './key-file.js';

export interface KeyVerifier {
  /** Returns the identifier of the key that was presented, or null when none of the accepted keys equals it. */
  verify(presented: string): string | null;
  getScopes?(keyId: string): KeyScopes;
}

interface OpenKeys {
  readonly keys: KeyVerifier;
  readonly createdKey: string | null;
}

/** First uses are also kept in the audit file of the data directory. @param internalKey - of the program that runs the service. */
export async function openKeys(
  { apiKey, ...place }: KeyPlace & Pick<Config, 'apiKey'>,
  logger: Logger,
  internalKey?: string,
): Promise<OpenKeys> {
  const internal = internalKey === undefined ? [] : [createSingleKey(internalKey, 'internal')];
  if (apiKey !== null) {
    return { keys: anyKey([createSingleKey(apiKey), ...internal]), createdKey: null };
  }
  const path = getKeyFile(place);
  // A mounted secret is only read, and nothing is written beside it.
  const isReadAlone = place.keyFile !== undefined && place.keyFile !== '';
  const onEvent = (event: KeyEvent) => audit(isReadAlone ? null : path, event, logger);
  const created = isReadAlone ? null : await addFirstKey(path);
  if (created !== null) onEvent(keyEvent('created', created.record));
  else if (readKeyFile(path).length === 0) {
    throw new KeyFileError(
      `The key file ${path} has no keys: create one with \`biographql keys create --key-file\`.`,
    );
  }
  const onError = (error: unknown) => logger.error({ err: error }, 'the key file cannot be read');
  const ring = createKeyRing({ path, onError, onEvent });
  return { keys: anyKey([ring, ...internal]), createdKey: created?.key ?? null };
}

/** @param path - of the key file; the audit file is next to it; null for none, as in a mounted secret. */
function audit(path: string | null, event: KeyEvent, logger: Logger): void {
  const isUse = event.event === 'first-used' || event.event === 'expired-used';
  if (isUse && path !== null && isRecorded(path, event)) return;
  const level = event.event === 'expired-used' ? 'warn' : 'info';
  logger[level]({ audit: 'key', ...event }, `key ${event.event}`);
  if (!isUse || path === null) return;
  try {
    recordKeyEvents(path, [event]);
  } catch (error) {
    logger.warn({ err: error }, 'the audit file of the keys cannot be written');
  }
}

export function firstKeyPath(dataDir: string): string {
  return join(dataDir, 'first-key.txt');
}

export function writeFirstKey(dataDir: string, key: string): string {
  const path = firstKeyPath(dataDir);
  rmSync(path, { force: true });
  writeFileSync(path, `${key}\n`, { mode: 0o600, flag: 'wx' });
  return path;
}

interface KeyRingOptions {
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
      const records = (of: readonly RingKey[]) => of.map(({ record }) => record);
      for (const event of getChanges(records(before), records(keys)))
        if (event.event !== 'expiry-changed') onEvent(event);
    } catch (error) {
      onError(error);
    }
  }

  return {
    verify(presented) {
      refresh();
      const found = findKey(keys, presented);
      if (found === null) return null;
      const { id, record } = found;
      const isExpired = record.expires != null && today() >= Date.parse(record.expires);
      const once = `${id} ${isExpired}`;
      if (!used.has(once)) {
        used.add(once);
        onEvent(keyEvent(isExpired ? 'expired-used' : 'first-used', record));
      }
      return isExpired ? null : id;
    },
    getScopes(keyId) {
      const found = keys.find(({ id }) => id === keyId);
      if (found === undefined) return NOTHING;
      const { scopes } = found.record;
      return scopes == null ? null : new Set(scopes);
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
  const owners = new Map<string, KeyVerifier>();
  return {
    verify(presented) {
      let accepted: string | null = null;
      for (const verifier of verifiers) {
        const id = verifier.verify(presented);
        if (id === null) continue;
        accepted ??= id;
        owners.set(id, verifier);
      }
      return accepted;
    },
    getScopes(keyId) {
      const owner = owners.get(keyId);
      return owner === undefined ? NOTHING : (owner.getScopes?.(keyId) ?? null);
    },
  };
}

interface RingKey extends HashedKey {
  readonly record: KeyRecord;
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
  }));
}
