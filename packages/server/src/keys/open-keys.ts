import type { Logger } from 'pino';
import type { Config } from '../config/settings.js';
import { isRecorded, type KeyEvent, keyEvent, recordKeyEvents } from './key-audit.js';
import { addFirstKey, keyFilePath } from './key-file.js';
import {
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
export type KeyWitness = Required<Pick<KeyRingOptions, 'onError' | 'onEvent'>>;

/**
 * Opens the keys that the settings name: the one of the environment, or those of the data directory, of which the first is
 * made now. What becomes of keys is logged as lines with `audit: "key"`; first uses are also kept in the audit file.
 * @param witness - default: one that logs and records.
 * @throws KeyFileError.
 */
export async function openKeys(
  { apiKey, dataDir }: Pick<Config, 'apiKey' | 'dataDir'>,
  logger: Logger,
  witness: KeyWitness = createKeyWitness(dataDir, logger),
): Promise<OpenKeys> {
  if (apiKey !== null) return { keys: createSingleKey(apiKey), createdKey: null };
  const path = keyFilePath(dataDir);
  const created = await addFirstKey(path);
  if (created !== null) witness.onEvent(keyEvent('created', created.record));
  const keys = createKeyRing({ path, ...witness });
  return { keys, createdKey: created?.key ?? null };
}

/** Creates the witness of a data directory's keys, which logs what it is told, and keeps first uses in the audit file. */
export function createKeyWitness(dataDir: string, logger: Logger): KeyWitness {
  const path = keyFilePath(dataDir);
  return {
    onError: (error) => logger.error({ err: error }, 'the key file cannot be read'),
    onEvent: (event) => audit(path, event, logger),
  };
}

const LEVELS: Readonly<Record<KeyEvent['event'], 'info' | 'warn'>> = {
  created: 'info',
  'expiry-changed': 'info',
  'first-used': 'info',
  'expired-used': 'warn',
  revoked: 'info',
};

function audit(path: string, event: KeyEvent, logger: Logger): void {
  const isUse = event.event === 'first-used' || event.event === 'expired-used';
  if (isUse && isRecorded(path, event)) return;
  logger[LEVELS[event.event]]({ audit: 'key', ...event }, `key ${event.event}`);
  if (!isUse) return;
  try {
    recordKeyEvents(path, [event]);
  } catch (error) {
    logger.warn({ err: error }, 'the audit file of the keys cannot be written');
  }
}
