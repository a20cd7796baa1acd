import { randomUUID } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { link, readFile, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { CallOptions } from '@biographql/core';
import { DatasetError } from '../dataset/dataset-error.js';

/** The right to change something, given back on disposal. */
export interface HeartbeatLock extends AsyncDisposable {
  readonly path: string;
  /** Returns whether it is still ours: a program that stood still for too long may have lost it to another. */
  isHeld(): Promise<boolean>;
}

export interface TakeLockOptions extends CallOptions {
  /** Milliseconds between two signs of life of the holder. Default 1,000. */
  readonly beatMs?: number | undefined;
  /** Milliseconds without a sign of life after which a lock is taken over; several beats. Default 10,000. */
  readonly staleMs?: number | undefined;
  /** Milliseconds to wait for a holder that is alive. Default 0. */
  readonly waitMs?: number | undefined;
}

const HEARTBEAT_MODULE = new URL('./heartbeat-worker.mjs', import.meta.url);
const LOOK_EVERY_MS = 50;

/**
 * Takes a lock, which is a file that its holder rewrites at every beat; null when another holds it and goes on doing so.
 * A holder is alive while its file changes before our eyes: neither clocks, nor numbers of programs, nor names of hosts
 * decide, since machines differ in the first and containers share the others. So a lock that a killed program left costs
 * its successor `staleMs`, and nobody needs to remove it.
 * @throws the file system's error when the file cannot be made; `signal.reason` when aborted while waiting.
 */
export async function takeLock(
  path: string,
  options: TakeLockOptions = {},
): Promise<HeartbeatLock | null> {
  const { beatMs = 1_000, staleMs = 10_000, waitMs = 0, signal } = options;
  const waitUntil = performance.now() + waitMs;
  let seen: string | null = null;
  let seenAt = performance.now();
  for (;;) {
    const lock = create(path, beatMs);
    if (lock !== null) return lock;
    const text = await getText(path);
    const now = performance.now();
    const isAlive = seen !== null && text !== null && text !== seen;
    if (isAlive && now >= waitUntil) return null;
    if (text !== seen) {
      seen = text;
      seenAt = now;
    } else if (now - seenAt >= staleMs) await removeStale(path, text);
    await sleep(LOOK_EVERY_MS, undefined, signal && { signal }).catch(() => {
      throw signal?.reason;
    });
  }
}

function create(path: string, beatMs: number): HeartbeatLock | null {
  let fd: number;
  try {
    fd = openSync(path, 'wx');
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return null;
    throw error;
  }
  // Program and host are for people who look into the file; nothing is decided by them.
  const holder = { id: randomUUID(), program: process.pid, host: hostname() };
  writeSync(fd, `${JSON.stringify({ ...holder, beat: 0 })}\n`, 0);
  // Written by its descriptor: a file that was taken away is never made again.
  const worker = new Worker(HEARTBEAT_MODULE, { workerData: { fd, holder, beatMs } });
  worker.unref();
  const isHeld = async () => (await getText(path))?.includes(holder.id) === true;
  return {
    path,
    isHeld,
    async [Symbol.asyncDispose]() {
      await worker.terminate();
      if (await isHeld()) await rm(path, { force: true });
      closeSync(fd);
    },
  };
}

async function getText(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: unknown) => (isErrno(error, 'ENOENT') ? null : ''));
}

/** Renaming first: of two programs that find the same stale lock only one takes it away. */
async function removeStale(path: string, stale: string | null): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  const isMoved = await rename(path, aside).then(
    () => true,
    () => false,
  );
  if (!isMoved) return;
  // Another was faster, and what we moved is its new lock.
  if ((await getText(aside)) !== stale) await link(aside, path).catch(() => {});
  await rm(aside, { force: true, recursive: true });
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

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
