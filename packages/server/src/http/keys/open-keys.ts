import { hash, timingSafeEqual } from 'node:crypto';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config/settings.js';
import type { KeyScopes } from '../../graphql/resolvers/context.js';
import {
  addFirstKey,
  getChanges,
  getKeyFile,
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
  /** Returns the key that was presented, with what it is limited to; null when it is none of the accepted keys. */
  verify(presented: string): { readonly id: string; readonly scopes: KeyScopes } | null;
}

/** The identifier of the key that the environment holds, which is the operator's own. */
export const ENVIRONMENT_KEY = 'environment';

/** First uses are also kept in the audit file of the data directory. @param internalKey - of the program that runs the service. */
export async function openKeys(
  { apiKey, ...place }: KeyPlace & Pick<Config, 'apiKey'>,
  logger: Logger,
  internalKey?: string,
): Promise<{ readonly keys: KeyVerifier; readonly createdKey: string | null }> {
  const internal = internalKey === undefined ? {} : { internal: internalKey };
  if (apiKey !== null) {
    const keys = createKeyRing({ fixed: { [ENVIRONMENT_KEY]: apiKey, ...internal } });
    return { keys, createdKey: null };
  }
  const path = getKeyFile(place);
  // A mounted secret is only read, and nothing is written next to it.
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
  const keys = createKeyRing({ path, fixed: internal, onError, onEvent });
  return { keys, createdKey: created?.key ?? null };
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
  readonly path?: string;
  /** Keys without limits, by their identifiers. Default: none. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Called when a changed file cannot be read; the keys known before stay accepted. */
  readonly onError?: (error: unknown) => void;
  /** Called with changes of the keys in the file and with the first use of each since the start. */
  readonly onEvent?: (event: KeyEvent) => void;
  readonly now?: () => number;
  readonly today?: () => number;
}

/** The file is looked at again after this time, when a request comes. */
const CHECK_EVERY_MS = 1_000;

/** Follows the file: a created or revoked key counts within a second; an expired one is rejected. */
export function createKeyRing(options: KeyRingOptions): KeyVerifier {
  const { path, fixed = {}, onError = () => {}, onEvent = () => {} } = options;
  const { now = () => performance.now(), today = () => Date.now() } = options;
  const read = () => (path === undefined ? [] : readKeyFile(path));
  const permanent = Object.entries(fixed).map(([id, key]) =>
    toRingKey({ id, name: '', sha256: hash('sha256', key), created: '' }),
  );
  const used = new Set<string>();
  let version = getVersion(path);
  let records = read();
  let keys = [...permanent, ...records.map(toRingKey)];
  let checkedAt = now();

  function refresh(): void {
    const time = now();
    if (time - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = time;
    const current = getVersion(path);
    if (current === version) return;
    try {
      const before = records;
      records = read();
      keys = [...permanent, ...records.map(toRingKey)];
      version = current;
      for (const event of getChanges(before, records))
        if (event.event !== 'expiry-changed') onEvent(event);
    } catch (error) {
      onError(error);
    }
  }

  return {
    verify(presented) {
      refresh();
      const presentedHash = hash('sha256', presented, 'buffer');
      let found: RingKey | null = null;
      // All keys are compared, so that the time is the same for each.
      for (const key of keys) if (timingSafeEqual(key.hash, presentedHash)) found = key;
      if (found === null) return null;
      const { record, scopes } = found;
      const { id, expires } = record;
      const isExpired = expires != null && today() >= Date.parse(expires);
      const once = `${id} ${isExpired}`;
      if (!used.has(once) && !permanent.includes(found)) {
        used.add(once);
        onEvent(keyEvent(isExpired ? 'expired-used' : 'first-used', record));
      }
      return isExpired ? null : { id, scopes };
    },
  };
}

interface RingKey {
  readonly record: KeyRecord;
  readonly hash: Buffer;
  readonly scopes: KeyScopes;
}

function toRingKey(record: KeyRecord): RingKey {
  const { sha256, scopes } = record;
  return {
    record,
    hash: Buffer.from(sha256, 'hex'),
    scopes: scopes == null ? null : new Set(scopes),
  };
}

/** Returns another text for another version of the file: it is always replaced, so its inode changes even within one clock tick. */
function getVersion(path: string | undefined): string {
  const stats = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.ino}:${stats.mtimeMs}:${stats.size}`;
}
