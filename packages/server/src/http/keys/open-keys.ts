import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config/settings.js';
import {
  addFirstKey,
  getKeyFile,
  isRecorded,
  type KeyEvent,
  KeyFileError,
  type KeyPlace,
  keyEvent,
  readKeyFile,
  recordKeyEvents,
} from './key-file.js';
import {
  anyKey,
  createKeyRing,
  createSingleKey,
  type KeyRingOptions,
  type KeyVerifier,
} from './key-ring.js';

export interface OpenKeys {
  readonly keys: KeyVerifier;
  readonly createdKey: string | null;
}

type KeyWitness = Required<Pick<KeyRingOptions, 'onError' | 'onEvent'>>;

/** First uses are also kept in the audit file of the data directory. @param internalKey - of the program that runs the service. */
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

/** @param path - of the key file; the audit file is next to it; null for none, as in a mounted secret. */
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

export function firstKeyPath(dataDir: string): string {
  return join(dataDir, 'first-key.txt');
}

export function writeFirstKey(dataDir: string, key: string): string {
  const path = firstKeyPath(dataDir);
  rmSync(path, { force: true });
  writeFileSync(path, `${key}\n`, { mode: 0o600, flag: 'wx' });
  return path;
}
