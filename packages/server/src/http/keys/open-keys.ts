import { hash, timingSafeEqual } from 'node:crypto';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import type { Config } from '../../config/settings.js';
import type { KeyScopes } from '../../graphql/resolvers/context.js';
import {
  addFirstKey,
  getKeyFile,
  KeyFileError,
  type KeyPlace,
  type KeyRecord,
  readKeyFile,
} from './key-file.js';

export interface KeyVerifier {
  /** Returns the id and scopes of a presented key; null when it is not accepted. */
  verify(presented: string): { readonly id: string; readonly scopes: KeyScopes } | null;
}

/** The identifier of the key that the environment holds, which is the operator's own. */
export const ENVIRONMENT_KEY = 'environment';

/** @param internalKey - Key of the program that runs the service. */
export async function openKeys(
  { apiKey, ...place }: KeyPlace & Pick<Config, 'apiKey'>,
  logger: Logger,
  internalKey?: string,
): Promise<{ readonly keys: KeyVerifier; readonly createdKey: string | null }> {
  const internal = internalKey === undefined ? {} : { internal: internalKey };
  if (apiKey !== null) {
    const keys = createKeyRing({ fixed: { [ENVIRONMENT_KEY]: apiKey, ...internal }, logger });
    return { keys, createdKey: null };
  }
  const path = getKeyFile(place);
  // A mounted key file is never written.
  const created = place.keyFile ? null : await addFirstKey(path);
  if (created !== null) logKey(logger, 'created', created.record);
  else if (readKeyFile(path).length === 0) {
    throw new KeyFileError(
      `The key file ${path} has no keys: create one with \`biographql keys create --key-file\`.`,
    );
  }
  const keys = createKeyRing({ path, fixed: internal, logger });
  return { keys, createdKey: created?.key ?? null };
}

function logKey(
  logger: Logger,
  event: 'created' | 'revoked' | 'expires-changed' | 'expired-used',
  { id: keyId, name, scopes = null, expires = null }: KeyRecord,
): void {
  const level = event === 'expired-used' ? 'warn' : 'info';
  logger[level]({ audit: 'key', event, keyId, name, scopes, expires }, `key ${event}`);
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
  /** Logs changes of the file and uses of expired keys. Default: silent. */
  readonly logger?: Logger;
  readonly now?: () => number;
  readonly today?: () => number;
}

/** Minimum time between two checks of the file, which requests trigger. */
const CHECK_EVERY_MS = 1_000;

/** Follows the file: a created or revoked key takes effect within a second; an expired one is rejected. */
export function createKeyRing({
  path,
  fixed = {},
  logger = pino({ level: 'silent' }),
  now = () => performance.now(),
  today = () => Date.now(),
}: KeyRingOptions): KeyVerifier {
  const permanent = Object.entries(fixed).map(([id, key]) =>
    toRingKey({ id, name: '', sha256: hash('sha256', key), created: '' }),
  );
  const reported = new Set<string>();
  let version = getVersion(path);
  let records = path === undefined ? [] : readKeyFile(path);
  let keys = [...permanent, ...records.map(toRingKey)];
  let checkedAt = now();

  function refresh(): void {
    const time = now();
    if (path === undefined || time - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = time;
    const current = getVersion(path);
    if (current === version) return;
    try {
      const before = records;
      records = readKeyFile(path);
      keys = [...permanent, ...records.map(toRingKey)];
      version = current;
      for (const key of without(records, before)) logKey(logger, 'created', key);
      for (const key of without(before, records)) logKey(logger, 'revoked', key);
      for (const key of records)
        if (before.some(({ id, expires }) => id === key.id && expires !== key.expires))
          logKey(logger, 'expires-changed', key);
    } catch (error) {
      logger.error({ err: error }, 'the key file cannot be read');
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
      if (expires == null || today() < Date.parse(expires)) return { id, scopes };
      if (!reported.has(id)) logKey(logger, 'expired-used', record);
      reported.add(id);
      return null;
    },
  };
}

function without(keys: readonly KeyRecord[], others: readonly KeyRecord[]): readonly KeyRecord[] {
  return keys.filter(({ id }) => others.every((other) => other.id !== id));
}

type RingKey = ReturnType<typeof toRingKey>;

function toRingKey(record: KeyRecord) {
  const { sha256, scopes } = record;
  const opened: KeyScopes = scopes == null ? null : new Set(scopes);
  return { record, hash: Buffer.from(sha256, 'hex'), scopes: opened };
}

/** Returns the version of the file as text. It is always replaced, so its inode changes even within one clock tick. */
function getVersion(path: string | undefined): string {
  const stats = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.ino}:${stats.mtimeMs}:${stats.size}`;
}
