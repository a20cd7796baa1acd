import { hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallOptions } from '@biographql/core';
import { DatasetError, damaged } from './dataset-error.js';
import { getDataDir } from './dataset-versions.js';
import { datasetFiles } from './file-hashes.js';
import type { FileHash } from './manifest.js';
import { type Dataset, readDatasetManifest } from './open-dataset.js';

export type CheckedDataset = Pick<Dataset, 'directory' | 'manifest'>;

export interface VerifyOptions extends CallOptions {
  /** Blocks of each file, the first and the last among them; the others at random. Default: all. */
  readonly sample?: number | undefined;
  /** Share of one processor to use, up to 1. Default 1. */
  readonly share?: number | undefined;
  readonly onProgress?: ((progress: VerifyProgress) => void) | undefined;
  readonly random?: (() => number) | undefined;
}

export interface VerifyProgress {
  readonly bytes: number;
  readonly totalBytes: number;
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
 * Opens the dataset of a data directory, built by any drivers, and checks every byte.
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

interface OpenFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  readonly handle: FileHandle;
}

async function compare(
  { directory, manifest }: CheckedDataset,
  options: VerifyOptions,
): Promise<boolean> {
  const { hashes } = manifest;
  if (hashes === null) return false;
  const files: OpenFile[] = [];
  try {
    for (const [name, bytes] of datasetFiles(manifest)) {
      const path = join(directory, name);
      const handle = await open(path).catch((error: unknown) => {
        throw damaged(path, `${name} cannot be read`, error);
      });
      files.push({ name, path, bytes, handle });
    }
    const reader = new PacedReader(files, options);
    for (const file of files) {
      const expected = hashes.files[file.name];
      if (expected === undefined) throw damaged(file.path, `${file.name} is not in its manifest`);
      await compareBlocks(reader, file, { expected, blockBytes: hashes.blockBytes, ...options });
    }
    return true;
  } finally {
    await Promise.all(files.map(({ handle }) => handle.close()));
  }
}

interface Comparison extends Pick<VerifyOptions, 'sample' | 'random'> {
  readonly expected: FileHash;
  readonly blockBytes: number;
}

async function compareBlocks(
  reader: PacedReader,
  file: OpenFile,
  { expected: { blocks }, blockBytes, sample, random = Math.random }: Comparison,
): Promise<void> {
  if (blocks.length !== Math.ceil(file.bytes / blockBytes)) {
    throw damaged(file.path, `the manifest has another number of blocks of ${file.name}`);
  }
  for (const index of chosenBlocks(blocks.length, sample, random)) {
    const from = index * blockBytes;
    const length = Math.min(blockBytes, file.bytes - from);
    if ((await reader.hash(file, from, length)) === blocks[index]) continue;
    throw damaged(file.path, `${file.name} differs between bytes ${from} and ${from + length - 1}`);
  }
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

/** Caps the pause after a block that took long because the processor was busy. */
const MAX_PAUSE_MS = 100;

class PacedReader {
  private readonly totalBytes: number;
  private bytes = 0;
  /** One for all blocks: new ones would fill up to 64 MB of memory that the system never gets back. */
  private buffer = Buffer.alloc(0);

  constructor(
    files: readonly OpenFile[],
    private readonly options: VerifyOptions,
  ) {
    this.totalBytes = files.reduce((sum, file) => sum + file.bytes, 0);
  }

  async hash({ handle, path, name }: OpenFile, from: number, length: number): Promise<string> {
    const { signal, share = 1, onProgress } = this.options;
    signal?.throwIfAborted();
    const startedAt = performance.now();
    if (this.buffer.length < length) this.buffer = Buffer.allocUnsafe(length);
    const { bytesRead } = await handle
      .read(this.buffer, 0, length, from)
      .catch((error: unknown) => {
        throw damaged(path, `${name} cannot be read`, error);
      });
    if (bytesRead < length) throw damaged(path, `${name} is too short`);
    const found = hash('sha256', this.buffer.subarray(0, length), 'hex');
    const pauseMs = Math.min(MAX_PAUSE_MS, (performance.now() - startedAt) * (1 / share - 1));
    if (pauseMs > 0)
      await sleep(pauseMs, undefined, { ...(signal && { signal }), ref: false }).catch(() => {});
    this.bytes += length;
    onProgress?.({ bytes: this.bytes, totalBytes: this.totalBytes });
    return found;
  }
}
