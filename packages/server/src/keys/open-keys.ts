import type { Logger } from 'pino';
import type { Config } from '../config/settings.js';
import { isRecorded, type KeyEvent, keyEvent, recordKeyEvents } from './key-audit.js';
import { addFirstKey, keyFilePath } from './key-file.js';
import { createKeyRing, createSingleKey, type KeyVerifier } from './key-ring.js';

/** The keys of a service. */
export interface OpenKeys {
  readonly keys: KeyVerifier;
  /** The key that this start created; null when there were keys already. */
  readonly createdKey: string | null;
}

/**
 * Opens the keys that the settings name: the one of the environment, or those of the data directory, of which the first is
 * made now. What becomes of keys is logged as lines with `audit: "key"`; first uses are also kept in the audit file.
 * @throws KeyFileError.
 */
export async function openKeys(
  { apiKey, dataDir }: Pick<Config, 'apiKey' | 'dataDir'>,
  logger: Logger,
): Promise<OpenKeys> {
  if (apiKey !== null) return { keys: createSingleKey(apiKey), createdKey: null };
  const path = keyFilePath(dataDir);
  const created = await addFirstKey(path);
  if (created !== null) audit(path, keyEvent('created', created.record), logger);
  const keys = createKeyRing({
    path,
    onError: (error) => logger.error({ err: error }, 'the key file cannot be read'),
    onEvent: (event) => audit(path, event, logger),
  });
  return { keys, createdKey: created?.key ?? null };
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
