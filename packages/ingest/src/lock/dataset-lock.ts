import { constants } from 'node:fs';
import { access, mkdir, rm, stat, truncate } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallOptions } from '@biographql/core';
import { lockDatabase } from '@biographql/engines/internal';
import { DatasetError } from '../dataset/files.js';

export interface TakeLockOptions extends CallOptions {
  /** Milliseconds to wait for another holder. Default 0. */
  readonly waitMs?: number | undefined;
  /** Whether to create the folder of the file. Default false. */
  readonly createFolder?: boolean | undefined;
}

const LOOK_EVERY_MS = 50;

/**
 * Locks a file until disposal, which removes it; null when it is already locked. Empties an existing file, and deletes
 * a folder at the path. The system releases the lock of a killed process.
 * @throws the file system's error when the file cannot be made; `signal.reason` when aborted while waiting.
 */
export async function takeLock(
  path: string,
  { waitMs = 0, createFolder = false, signal }: TakeLockOptions = {},
): Promise<AsyncDisposable | null> {
  if (createFolder) await makeFolder(dirname(path));
  await access(dirname(path), constants.W_OK);
  const waitUntil = performance.now() + waitMs;
  for (;;) {
    const before = await getFile(path);
    // Left by an earlier version: a folder, or a file with text.
    if (before?.isDirectory()) await rm(path, { recursive: true });
    else if (before !== null && before.size > 0) await truncate(path);
    const held = lockDatabase(path);
    if (held !== null) {
      // The previous holder may have removed the file before we locked it: then it locks nothing.
      const file = await getFile(path);
      if (before !== null && before.ino === file?.ino) return toLock(path, file.ino, held);
      held.close();
      continue;
    }
    if (performance.now() >= waitUntil) return null;
    await sleep(LOOK_EVERY_MS, undefined, signal && { signal }).catch(() => {
      throw signal?.reason;
    });
  }
}

/** Node's recursive `mkdir` never returns for a folder below `/proc`. */
async function makeFolder(path: string): Promise<void> {
  if ((await getFile(path)) !== null) return;
  await makeFolder(dirname(path));
  await mkdir(path).catch(async (error: unknown) => {
    if ((await getFile(path)) === null) throw error;
  });
}

function toLock(path: string, ino: number, held: { close(): void }): AsyncDisposable {
  return {
    async [Symbol.asyncDispose]() {
      // Windows does not remove open files; an empty one that stays locks nothing.
      if ((await getFile(path))?.ino === ino) await rm(path, { force: true }).catch(() => {});
      held.close();
    },
  };
}

function getFile(path: string) {
  return stat(path).catch(() => null);
}

/**
 * Takes the lock of a data directory.
 * @throws DatasetError `busy` when another build holds it, `missing` when the directory cannot be created; `signal.reason`
 * when aborted.
 */
export async function lockDataset(
  dataDir: string,
  options: TakeLockOptions = {},
): Promise<AsyncDisposable> {
  options.signal?.throwIfAborted();
  const path = join(dataDir, 'build.lock');
  const lock = await takeLock(path, options).catch((cause: unknown) => {
    if (!(cause instanceof Error && 'syscall' in cause && cause.syscall === 'mkdir')) throw cause;
    const message = `The data directory cannot be created: ${cause.message}. Choose another with --data-dir.`;
    throw new DatasetError('missing', message, { path: dataDir, cause });
  });
  if (lock !== null) return lock;
  throw new DatasetError(
    'busy',
    'Another program is building a dataset in this data directory. Wait until it is done, or use another directory.',
    { path },
  );
}
