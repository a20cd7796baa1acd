import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { datasetDirectory } from './open-dataset.js';

const BUILD = /^build-[0-9a-z]+$/;
const REPLACED = /^replaced-[0-9a-z]+$/;

/** A folder in which a dataset is made; removed on disposal unless it was published. */
export interface BuildFolder extends AsyncDisposable {
  readonly directory: string;
  /** Letters and digits, unique to this build. */
  readonly id: string;
  /** Puts the folder in the place of the served dataset. */
  publish(): Promise<void>;
}

/** Makes an empty build folder in a data directory; the caller holds the lock. */
export async function createBuildFolder(dataDir: string): Promise<BuildFolder> {
  const id = randomUUID().replaceAll('-', '').slice(0, 12);
  const directory = join(dataDir, `build-${id}`);
  await mkdir(directory, { recursive: true });
  return {
    directory,
    id,
    publish: () => swap(dataDir, directory, join(dataDir, `replaced-${id}`)),
    async [Symbol.asyncDispose]() {
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Repairs what an interrupted build left: restores a dataset that was set aside and not replaced, and removes folders of
 * builds that did not end. The caller holds the lock.
 */
export async function clearStaleBuilds(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  const [replaced, ...others] = names.filter((name) => REPLACED.test(name));
  const isServed = await exists(datasetDirectory(dataDir));
  if (replaced !== undefined && !isServed) {
    await rename(join(dataDir, replaced), datasetDirectory(dataDir));
  } else if (replaced !== undefined) others.push(replaced);
  for (const name of [...others, ...names.filter((each) => BUILD.test(each))]) {
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

/** Puts a file into a folder without copying where the file system can; neither name is ever written to again. */
export async function shareFile(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
}

async function swap(dataDir: string, built: string, aside: string): Promise<void> {
  const served = datasetDirectory(dataDir);
  const hasOld = await exists(served);
  if (hasOld) await rename(served, aside);
  try {
    await rename(built, served);
  } catch (error) {
    if (hasOld) await rename(aside, served);
    throw error;
  }
  await rm(aside, { recursive: true, force: true });
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
