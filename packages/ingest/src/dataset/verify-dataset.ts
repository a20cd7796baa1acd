import { createHash, hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallOptions } from '@biographql/core';
import { DatasetError } from './dataset-error.js';
import { dataDirOf } from './dataset-versions.js';
import { datasetFiles, digestOf } from './file-hashes.js';
import type { FileHash } from './manifest.js';
import { type Dataset, damaged, readDatasetManifest } from './open-dataset.js';

/** A dataset whose files are checked. */
export type CheckedDataset = Pick<Dataset, 'directory' | 'manifest'>;

/** Options of {@link verifyDataset}. */
export interface VerifyOptions extends CallOptions {
  /** Blocks of each file, the first and the last among them; the others at random. Default: all. */
  readonly sample?: number | undefined;
  /** The share of a processor's time that is taken, up to 1. Default 1. */
  readonly share?: number | undefined;
  /** Told after each block. */
  readonly onProgress?: ((progress: VerifyProgress) => void) | undefined;
  /** A number from 0 up to 1, which chooses blocks. Default `Math.random`. */
  readonly random?: (() => number) | undefined;
}

/** How far a check is. */
export interface VerifyProgress {
  readonly bytes: number;
  readonly totalBytes: number;
}

/**
 * Reads the files of a dataset and compares them with the hashes in its manifest. The files are opened at once, so that a
 * dataset that is replaced meanwhile is checked to its end.
 * @returns whether there was something to compare with: the manifests of earlier versions hold less, or nothing, and a
 * dataset in whose place there is another one cannot be read any more.
 * @throws DatasetError `damaged` naming the first file that differs; `signal.reason` when aborted.
 */
export async function verifyDataset(
  dataset: CheckedDataset,
  options: VerifyOptions = {},
): Promise<boolean> {
  try {
    return await compare(dataset, options);
  } catch (error) {
    if (error instanceof DatasetError && (await isReplaced(dataset))) return false;
    throw error;
  }
}

/** Programs of an earlier version replace a dataset in two steps, and between them there is no folder. */
const REPLACEMENT_MS = 200;

/** Whether another dataset stands where this one was: its files are no damage of ours. */
async function isReplaced({ directory, manifest }: CheckedDataset): Promise<boolean> {
  const dataDir = dataDirOf(directory);
  const present = await readDatasetManifest(dataDir).catch(async () => {
    await sleep(REPLACEMENT_MS);
    return readDatasetManifest(dataDir).catch(() => null);
  });
  return present !== null && present.manifest.created !== manifest.created;
}

async function compare(
  { directory, manifest }: CheckedDataset,
  options: VerifyOptions,
): Promise<boolean> {
  const { hashes, digest } = manifest;
  const isSample = options.sample !== undefined;
  if (hashes === null && (digest === null || isSample)) return false;
  await using files = await openFiles(directory, datasetFiles(manifest));
  const reader = new PacedReader(files.list, options);
  if (hashes === null) {
    await compareDigest(reader, digest, directory);
    return true;
  }
  for (const file of files.list) {
    const expected = hashes.files[file.name];
    if (expected === undefined) throw damaged(file.path, `${file.name} is not in its manifest`);
    await compareBlocks(reader, file, { expected, blockBytes: hashes.blockBytes, ...options });
  }
  return true;
}

/**
 * Opens the dataset of a data directory, whatever drivers made it, and checks every byte of it.
 * @throws DatasetError `missing` or `damaged`; `signal.reason` when aborted.
 */
export async function verifyDataDirectory(
  dataDir: string,
  options: VerifyOptions = {},
): Promise<boolean> {
  return verifyDataset(await readDatasetManifest(dataDir), options);
}

interface OpenFile {
  /** In the dataset's folder. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  readonly handle: FileHandle;
}

async function openFiles(
  directory: string,
  files: readonly (readonly [string, number])[],
): Promise<AsyncDisposable & { readonly list: readonly OpenFile[] }> {
  const list: OpenFile[] = [];
  const close = async () => {
    await Promise.all(list.map(({ handle }) => handle.close()));
  };
  try {
    for (const [name, bytes] of files) {
      const path = join(directory, name);
      list.push({ name, path, bytes, handle: await openFile(path, name) });
    }
    return { list, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openFile(path: string, name: string): Promise<FileHandle> {
  return open(path).catch((error: unknown) => {
    throw damaged(path, `${name} cannot be read`, error);
  });
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
    const found = await reader.read(file, from, length, (block) => hash('sha256', block, 'hex'));
    if (found === blocks[index]) continue;
    throw damaged(file.path, `${file.name} differs between bytes ${from} and ${from + length - 1}`);
  }
}

/** All without a sample, and where it has no fewer. */
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

/** A thread that was held up by others must not rest for as long again. */
const MOST_REST_MS = 100;

const PIECE_BYTES = 1024 * 1024;

/** For manifests that tell of all files together alone. */
async function compareDigest(
  reader: PacedReader,
  digest: string | null,
  directory: string,
): Promise<void> {
  const files: Record<string, FileHash> = {};
  for (const file of reader.files) {
    const whole = createHash('sha256');
    for (let from = 0; from < file.bytes; from += PIECE_BYTES) {
      const length = Math.min(PIECE_BYTES, file.bytes - from);
      await reader.read(file, from, length, (piece) => whole.update(piece));
    }
    files[file.name] = { sha256: whole.digest('hex'), blocks: [] };
  }
  if (digestOf({ blockBytes: PIECE_BYTES, files }) === digest) return;
  throw damaged(directory, 'its files do not have the digest of its manifest');
}

/** Reads blocks one after the other, and rests between them so that others come first. */
class PacedReader {
  private readonly totalBytes: number;
  private bytes = 0;

  constructor(
    readonly files: readonly OpenFile[],
    private readonly options: VerifyOptions,
  ) {
    this.totalBytes = files.reduce((sum, file) => sum + file.bytes, 0);
  }

  /** @throws DatasetError `damaged` when the bytes cannot be read, or are fewer. */
  async read<T>(
    { handle, path, name }: OpenFile,
    from: number,
    length: number,
    use: (block: Buffer) => T,
  ): Promise<T> {
    const { signal, share = 1, onProgress } = this.options;
    signal?.throwIfAborted();
    const startedAt = performance.now();
    const buffer = Buffer.allocUnsafe(length);
    const { bytesRead } = await handle.read(buffer, 0, length, from).catch((error: unknown) => {
      throw damaged(path, `${name} cannot be read`, error);
    });
    if (bytesRead < length) throw damaged(path, `${name} is too short`);
    const used = use(buffer);
    const restMs = Math.min(MOST_REST_MS, (performance.now() - startedAt) * (1 / share - 1));
    if (restMs > 0)
      await sleep(restMs, undefined, { ...(signal && { signal }), ref: false }).catch(() => {});
    this.bytes += length;
    onProgress?.({ bytes: this.bytes, totalBytes: this.totalBytes });
    return used;
  }
}
