import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatasetError } from './dataset-error.js';

/** The right to build in a data directory, given back on disposal. */
export interface DatasetLock extends AsyncDisposable {
  readonly path: string;
}

interface Holder {
  readonly pid: number;
  readonly host: string;
}

/** Locks that this program holds: a lock with our number that is not among them is left from an earlier run. */
const held = new Set<string>();

/**
 * Takes the lock of a data directory. A lock whose program has ended is taken over.
 * @throws DatasetError `busy` when another build holds it.
 */
export async function lockDataset(dataDir: string): Promise<DatasetLock> {
  const path = join(dataDir, 'build.lock');
  if (!(await tryLock(path))) {
    const holder = await holderOf(path);
    if (isAlive(holder, path)) throw busy(path, holder);
    await removeStale(path);
    if (!(await tryLock(path))) throw busy(path, await holderOf(path));
  }
  held.add(path);
  return {
    path,
    async [Symbol.asyncDispose]() {
      held.delete(path);
      await rm(path, { force: true });
    },
  };
}

async function tryLock(path: string): Promise<boolean> {
  try {
    await using file = await open(path, 'wx');
    await file.writeFile(JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder));
    return true;
  } catch (error) {
    if (isExisting(error)) return false;
    throw error;
  }
}

async function holderOf(path: string): Promise<Holder | null> {
  try {
    const { pid, host } = JSON.parse(await readFile(path, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host } : null;
  } catch {
    return null;
  }
}

/** Of a program on another machine nothing can be known, so that its lock stands. */
function isAlive(holder: Holder | null, path: string): boolean {
  if (holder === null) return false;
  if (holder.host !== hostname()) return true;
  if (holder.pid === process.pid) return held.has(path);
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Renaming first: of two programs that find the same stale lock only one takes it away. */
async function removeStale(path: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(() => {});
  await rm(aside, { force: true });
}

function busy(path: string, holder: Holder | null): DatasetError {
  const who = holder === null ? '' : ` (program ${holder.pid} on ${holder.host})`;
  return new DatasetError(
    'busy',
    `Another build is going on in this data directory${who}. Wait for its end; if there is none, delete ${path}.`,
    { path },
  );
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
