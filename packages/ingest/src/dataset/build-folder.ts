import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKPOINT_FILE } from './checkpoint.js';
import { publishVersion } from './dataset-versions.js';
import type { DatasetManifest } from './manifest.js';

const BUILD = /^build-[0-9a-z]+$/;

export interface BuildFolder extends AsyncDisposable {
  readonly directory: string;
  keep(): void;
  publish(manifest: DatasetManifest): Promise<string>;
}

/**
 * Opens the folder of a build: the one that an interrupted build of the same key left, or an empty one. Folders of other
 * builds are removed. The caller holds the lock.
 * @param key - lower-case letters and digits.
 */
export async function openBuildFolder(dataDir: string, key: string): Promise<BuildFolder> {
  // A unique name: a suspended program that lost its lock must not write into the folder of another.
  const nonce = randomUUID().replaceAll('-', '').slice(0, 8);
  const directory = join(dataDir, `build-${key}${nonce}`);
  const names = (await readdir(dataDir)).filter((name) => BUILD.test(name));
  const begun = await resumable(dataDir, names, key);
  for (const name of names.filter((each) => each !== begun))
    await rm(join(dataDir, name), { recursive: true, force: true });
  if (begun === undefined) await mkdir(directory, { recursive: true });
  else await rename(join(dataDir, begun), directory);
  let isKept = false;
  return {
    directory,
    keep() {
      isKept = true;
    },
    async publish(manifest) {
      await rm(join(directory, CHECKPOINT_FILE), { force: true });
      return publishVersion(dataDir, directory, manifest);
    },
    async [Symbol.asyncDispose]() {
      if (!isKept) await rm(directory, { recursive: true, force: true });
    },
  };
}

async function resumable(
  dataDir: string,
  names: readonly string[],
  key: string,
): Promise<string | undefined> {
  for (const name of names.filter((each) => each.startsWith(`build-${key}`)))
    if (await exists(join(dataDir, name, CHECKPOINT_FILE))) return name;
  return undefined;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
