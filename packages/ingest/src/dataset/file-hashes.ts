import { createHash, hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallOptions } from '@biographql/core';
import { getDataDir } from './dataset-versions.js';
import { DatasetError, damaged } from './files.js';
import { datasetFiles, type FileHash, type FileHashes, type ManifestOfFiles } from './manifest.js';
import { type Dataset, readDatasetManifest } from './open-dataset.js';

/** Small enough to be read and hashed between two requests. */
const BLOCK_BYTES = 1024 * 1024;

export async function hashFiles(directory: string, manifest: ManifestOfFiles): Promise<FileHashes> {
  const files: Record<string, FileHash> = {};
  for (const [path] of datasetFiles(manifest)) {
    files[path] = await hashFile(join(directory, path));
  }
  return { blockBytes: BLOCK_BYTES, files };
}

/**
 * Returns the digest of a dataset: SHA-256 over one line for each of its files, in the order of `datasetFiles`; a line
 * holds the SHA-256 of the file in hexadecimal, two blanks and its path, as `sha256sum` prints it.
 */
export function toDigest({ files }: FileHashes): string {
  const lines = Object.entries(files).map(([path, { sha256 }]) => `${sha256}  ${path}\n`);
  return `sha256:${createHash('sha256').update(lines.join('')).digest('hex')}`;
}

async function hashFile(path: string): Promise<FileHash> {
  await using file = await open(path);
  const whole = createHash('sha256');
  const blocks: string[] = [];
  const buffer = Buffer.alloc(BLOCK_BYTES);
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, BLOCK_BYTES, blocks.length * BLOCK_BYTES);
    if (bytesRead === 0) return { sha256: whole.digest('hex'), blocks };
    const block = buffer.subarray(0, bytesRead);
    whole.update(block);
    blocks.push(hash('sha256', block, 'hex'));
  }
}

export type CheckedDataset = Pick<Dataset, 'directory' | 'manifest'>;

export interface VerifyOptions extends CallOptions {
  /** Number of blocks to check per file: the first, the last, and random others; at least two. Default: all. */
  readonly sample?: number | undefined;
  readonly random?: (() => number) | undefined;
}

/**
 * Compares the files of a dataset with the hashes in its manifest. All files are opened first, so that replacing the
 * dataset does not interrupt the check.
 * @returns false when the dataset has no hashes or was replaced.
 * @throws DatasetError `damaged` with the first file that differs; `signal.reason` when aborted.
 */
export async function verifyDataset(
  dataset: CheckedDataset,
  options: VerifyOptions = {},
): Promise<boolean> {
  try {
    return await compare(dataset, options);
  } catch (error) {
    // Not damage: the dataset was replaced, and its files are gone.
    if (error instanceof DatasetError && (await isReplaced(dataset))) return false;
    throw error;
  }
}

/**
 * Checks the dataset of a data directory, built by any drivers, like {@link verifyDataset}.
 * @throws DatasetError `missing` or `damaged`; `signal.reason` when aborted.
 */
export async function verifyDataDirectory(
  dataDir: string,
  options: VerifyOptions = {},
): Promise<boolean> {
  return verifyDataset(await readDatasetManifest(dataDir), options);
}

async function isReplaced({ directory, manifest }: CheckedDataset): Promise<boolean> {
  const current = await readDatasetManifest(getDataDir(directory)).catch(() => null);
  return current !== null && current.manifest.created !== manifest.created;
}

async function compare(
  { directory, manifest }: CheckedDataset,
  { sample, random = Math.random, signal }: VerifyOptions,
): Promise<boolean> {
  const { hashes } = manifest;
  if (hashes === null) return false;
  const { blockBytes } = hashes;
  const files = datasetFiles(manifest);
  // Shared by all blocks: separate buffers would take up to 64 MB that is never returned to the system.
  const buffer = Buffer.allocUnsafe(blockBytes);
  const handles = new Map<string, FileHandle>();
  try {
    for (const [name] of files) {
      const path = join(directory, name);
      handles.set(name, await open(path).catch(failing(path, `${name} cannot be read`)));
    }
    for (const [name, bytes] of files) {
      const path = join(directory, name);
      const blocks = hashes.files[name]?.blocks;
      if (blocks === undefined) throw damaged(path, `${name} is not in the manifest`);
      if (blocks.length !== Math.ceil(bytes / blockBytes))
        throw damaged(path, `the number of blocks of ${name} differs from the manifest`);
      for (const index of chosenBlocks(blocks.length, sample, random)) {
        signal?.throwIfAborted();
        const from = index * blockBytes;
        const length = Math.min(blockBytes, bytes - from);
        const read = await handles
          .get(name)
          ?.read(buffer, 0, length, from)
          .catch(failing(path, `${name} cannot be read`));
        if (read === undefined || read.bytesRead < length)
          throw damaged(path, `${name} is too short`);
        if (hash('sha256', buffer.subarray(0, length), 'hex') !== blocks[index])
          throw damaged(
            path,
            `${name} differs from its recorded hash in bytes ${from} to ${from + length - 1}`,
          );
      }
    }
    return true;
  } finally {
    await Promise.all([...handles.values()].map((handle) => handle.close()));
  }
}

function failing(path: string, what: string): (error: unknown) => never {
  return (error) => {
    throw damaged(path, what, error);
  };
}

function chosenBlocks(
  count: number,
  sample: number | undefined,
  random: () => number,
): Iterable<number> {
  if (sample === undefined || sample >= count) return Array.from({ length: count }, (_, i) => i);
  const chosen = new Set([0, count - 1]);
  while (chosen.size < sample) chosen.add(Math.floor(random() * count));
  return chosen;
}
