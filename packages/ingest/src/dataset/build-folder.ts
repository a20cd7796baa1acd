import { hash, randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@biographql/core/internal';
import { ENGINE_KINDS } from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import { STANDARD_INPUT } from '../bytes/open-bytes.js';
import { type BuildPlan, DATASET_BUILDER } from './build-plan.js';
import { publishVersion } from './dataset-versions.js';
import { ignoreAbsence, replaceFile } from './files.js';
import type { ArticlesManifest, DatasetManifest, GraphManifest } from './manifest.js';
import type { Reject } from './progress.js';

/** Increased when earlier checkpoints cannot be resumed. */
const CHECKPOINT_FORMAT = 7;
const CHECKPOINT_FILE = 'checkpoint.json';

/**
 * Returns the key of a build: 24 hexadecimal digits from its unchanged sources and the dataset it extends. Null when it
 * reads the standard input and cannot resume.
 */
export async function getBuildKey(
  { graph, articles, present, drivers }: BuildPlan,
  vocabulary: Vocabulary,
): Promise<string | null> {
  const sources = [graph, articles].flatMap((part) => part?.sources ?? []);
  if (sources.some(({ path }) => path === STANDARD_INPUT)) return null;
  const known = {
    builder: DATASET_BUILDER,
    checkpoint: CHECKPOINT_FORMAT,
    engines: ENGINE_KINDS.map((kind) => [drivers[kind].name, drivers[kind].format]),
    vocabulary: vocabulary.data,
    present: present && (present.manifest.digest ?? present.manifest.created),
    parts: [graph, articles],
    files: await Promise.all(sources.map(({ path }) => describeFiles(path))),
  };
  return hash('sha256', JSON.stringify(known), 'hex').slice(0, 24);
}

async function describeFiles(path: string): Promise<readonly (readonly unknown[])[]> {
  const found = await stat(path).catch(() => null);
  const names = found?.isDirectory() ? (await readdir(path, { recursive: true })).sort() : [''];
  return Promise.all(
    names.map(async (name) => {
      const entry = await stat(join(path, name)).catch(() => null);
      return [name, entry?.size, entry?.mtimeMs];
    }),
  );
}

export interface BuiltGraph {
  readonly manifest: GraphManifest;
  /** Triples of each predicate whose subject has a name of its own. */
  readonly predicates: Readonly<Record<string, number>>;
}

/** The parts of a dataset that are built. */
export interface BuildSteps {
  readonly graph?: BuiltGraph;
  readonly articles?: ArticlesManifest;
}

/** Where a dataset is built. It is removed at the end unless it is kept or published. */
export interface BuildFolder extends AsyncDisposable {
  readonly directory: string;
  readonly steps: BuildSteps;
  readonly isResumed: boolean;
  reject(reject: Reject): void;
  save(steps: BuildSteps): Promise<void>;
  keep(): void;
  publish(manifest: DatasetManifest): Promise<string>;
}

const BUILD = /^build-[0-9a-z]+$/;

/**
 * Opens the folder of a build: the one that an interrupted build of the same key left, or an empty one. Folders of other
 * builds are removed. The caller holds the lock.
 * @param key - lower-case letters and digits.
 * @param onReject - called with the rejects of the interrupted build first.
 */
export async function openBuildFolder(
  dataDir: string,
  key: string,
  onReject: (reject: Reject) => void = () => {},
): Promise<BuildFolder> {
  // A unique name: a suspended program that lost its lock must not write into the folder of another.
  const nonce = randomUUID().replaceAll('-', '').slice(0, 8);
  const directory = join(dataDir, `build-${key}${nonce}`);
  const checkpoint = join(directory, CHECKPOINT_FILE);
  let isBegun = false;
  for (const name of (await readdir(dataDir)).filter((each) => BUILD.test(each))) {
    const path = join(dataDir, name);
    const isSame = name.startsWith(`build-${key}`) && !isBegun;
    if (isSame && (await stat(join(path, CHECKPOINT_FILE)).catch(() => null)) !== null) {
      await rename(path, directory);
      isBegun = true;
    } else await rm(path, { recursive: true, force: true });
  }
  await mkdir(directory, { recursive: true });
  const { rejectBytes, ...found } = readCheckpoint(
    await readFile(checkpoint, 'utf8').catch(() => ''),
  );
  let steps: BuildSteps = found;
  let isKept = false;
  const rejects = await openRejectList(directory, rejectBytes ?? 0, onReject);
  return {
    directory,
    get steps() {
      return steps;
    },
    isResumed: Object.keys(found).length > 0,
    reject(rejected) {
      rejects.add(rejected);
      onReject(rejected);
    },
    async save(more) {
      steps = { ...steps, ...more };
      await replaceFile(checkpoint, JSON.stringify({ ...steps, rejectBytes: rejects.flush() }));
    },
    keep() {
      isKept = true;
    },
    async publish(manifest) {
      await rm(checkpoint, { force: true });
      return publishVersion(dataDir, directory, manifest);
    },
    async [Symbol.asyncDispose]() {
      if (!isKept) await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Only this program writes it, in one step: what is JSON is whole. */
function readCheckpoint(text: string): BuildSteps & { readonly rejectBytes?: number } {
  try {
    const found: unknown = JSON.parse(text);
    return isRecord(found) ? found : {};
  } catch {
    return {};
  }
}

const BUFFERED = 1_000;

/** Opens the list of rejects in a folder, cut at the bytes that its checkpoint knows. */
export async function openRejectList(
  directory: string,
  bytes: number,
  onReject: (reject: Reject) => void,
) {
  const path = join(directory, 'rejects.jsonl');
  await truncate(path, bytes).catch(ignoreAbsence);
  const earlier = bytes === 0 ? '' : await readFile(path, 'utf8');
  for (const line of earlier.split('\n')) if (line !== '') onReject(JSON.parse(line));
  let written = bytes;
  let lines: string[] = [];
  const flush = (): number => {
    const text = lines.map((line) => `${line}\n`).join('');
    if (text !== '') appendFileSync(path, text);
    written += Buffer.byteLength(text);
    lines = [];
    return written;
  };
  return {
    add(reject: Reject): void {
      lines.push(JSON.stringify(reject));
      if (lines.length >= BUFFERED) flush();
    },
    flush,
  };
}
