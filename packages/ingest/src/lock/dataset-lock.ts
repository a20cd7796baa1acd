import { join } from 'node:path';
import { DatasetError } from '../dataset/dataset-error.js';
import { type HeartbeatLock, type TakeLockOptions, takeLock } from './heartbeat-lock.js';

export interface DatasetLock extends AsyncDisposable {
  readonly path: string;
  /** @throws DatasetError `busy` when this program stood still for so long that another took the lock over. */
  check(): Promise<void>;
}

/**
 * Takes the lock of a data directory. One whose holder gives no sign of life for ten seconds is taken over.
 * @throws DatasetError `busy` when another build holds it; `signal.reason` when aborted while waiting.
 */
export async function lockDataset(
  dataDir: string,
  options: TakeLockOptions = {},
): Promise<DatasetLock> {
  const path = join(dataDir, 'build.lock');
  const lock: HeartbeatLock | null = await takeLock(path, options);
  if (lock === null) {
    throw busy(
      path,
      'Another program is building in this data directory. Wait until it is done, or use another directory.',
    );
  }
  return {
    path,
    async check() {
      if (await lock.isHeld()) return;
      throw busy(
        path,
        'This program stood still for so long that another one took its place in the data directory. Nothing was changed; try again.',
      );
    },
    [Symbol.asyncDispose]: () => lock[Symbol.asyncDispose](),
  };
}

function busy(path: string, message: string): DatasetError {
  return new DatasetError('busy', message, { path });
}
