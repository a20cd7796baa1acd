import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config/settings.js';
import { isRecorded, type KeyEvent, keyEvent, recordKeyEvents } from './key-audit.js';
import { addFirstKey, getKeyFile, KeyFileError, type KeyPlace, readKeyFile } from './key-file.js';
import {
  anyKey,
  createKeyRing,
  createSingleKey,
  type KeyRingOptions,
  type KeyVerifier,
} from './key-ring.js';

/** The keys of a service. */
export interface OpenKeys {
  readonly keys: KeyVerifier;
  /** The key that this start created; null when there were keys already. */
  readonly createdKey: string | null;
}

/** Who is told what becomes of keys. */
type KeyWitness = Required<Pick<KeyRingOptions, 'onError' | 'onEvent'>>;

/**
 * Opens the keys that the settings name: the one of the environment, those of a file that is read alone, or those of the
 * data directory, of which the first is made now. What becomes of keys is logged as lines with `audit: "key"`; first uses
 * are also kept in the audit file of the data directory.
 * @param internalKey - one more key, of the program that runs the service.
 * @throws KeyFileError, also for a file that is to be read alone and holds no key.
 */
export async function openKeys(
  config: KeyPlace & Pick<Config, 'apiKey'>,
  logger: Logger,
  internalKey?: string,
): Promise<OpenKeys> {
  const opened = await openConfiguredKeys(config, logger);
  if (internalKey === undefined) return opened;
  const keys = anyKey([opened.keys, createSingleKey(internalKey, 'internal')]);
  return { ...opened, keys };
}

async function openConfiguredKeys(
  { apiKey, ...place }: KeyPlace & Pick<Config, 'apiKey'>,
  logger: Logger,
): Promise<OpenKeys> {
  const witness = createKeyWitness(place, logger);
  if (apiKey !== null) return { keys: createSingleKey(apiKey), createdKey: null };
  const path = getKeyFile(place);
  const created = isReadAlone(place) ? null : await addFirstKey(path);
  if (created === null && readKeyFile(path).length === 0) {
    throw new KeyFileError(
      `The key file ${path} has no keys: create one with \`biographql keys create --key-file\`.`,
    );
  }
  if (created !== null) witness.onEvent(keyEvent('created', created.record));
  const keys = createKeyRing({ path, ...witness });
  return { keys, createdKey: created?.key ?? null };
}

/** Creates the witness of keys, which logs what it is told, and keeps first uses in the audit file of the data directory. */
function createKeyWitness(place: KeyPlace, logger: Logger): KeyWitness {
  const audited = isReadAlone(place) ? null : getKeyFile(place);
  return {
    onError: (error) => logger.error({ err: error }, 'the key file cannot be read'),
    onEvent: (event) => audit(audited, event, logger),
  };
}

function isReadAlone({ keyFile = '' }: KeyPlace): boolean {
  return keyFile !== '';
}

const LEVELS: Readonly<Record<KeyEvent['event'], 'info' | 'warn'>> = {
  created: 'info',
  'expiry-changed': 'info',
  'first-used': 'info',
  'expired-used': 'warn',
  revoked: 'info',
};

/** @param path - of the key file beside which the audit file lies; null for none, as in a mounted secret. */
function audit(path: string | null, event: KeyEvent, logger: Logger): void {
  const isUse = event.event === 'first-used' || event.event === 'expired-used';
  if (isUse && path !== null && isRecorded(path, event)) return;
  logger[LEVELS[event.event]]({ audit: 'key', ...event }, `key ${event.event}`);
  if (!isUse || path === null) return;
  try {
    recordKeyEvents(path, [event]);
  } catch (error) {
    logger.warn({ err: error }, 'the audit file of the keys cannot be written');
  }
}

/** Returns the path where a start without a terminal leaves the first key, to be read once and removed. */
export function firstKeyPath(dataDir: string): string {
  return join(dataDir, 'first-key.txt');
}

/**
 * Writes the first key into a file that its owner alone can read, in place of an earlier one.
 * @returns its path.
 * @throws the file system's error when it cannot be written.
 */
export function writeFirstKey(dataDir: string, key: string): string {
  const path = firstKeyPath(dataDir);
  rmSync(path, { force: true });
  writeFileSync(path, `${key}\n`, { mode: 0o600, flag: 'wx' });
  return path;
}
