import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
