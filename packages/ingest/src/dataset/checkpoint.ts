import { appendFileSync } from 'node:fs';
import { readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@biographql/core/internal';
import { ignoreAbsence, replaceFile } from './files.js';
import type { ArticlesManifest, GraphManifest } from './manifest.js';
import type { Reject } from './progress.js';

/** Increased when earlier checkpoints cannot be resumed. */
export const CHECKPOINT_FORMAT = 6;
export const CHECKPOINT_FILE = 'checkpoint.json';

export interface BuiltGraph {
  readonly manifest: GraphManifest;
  /** Triples of each predicate whose subject has a name of its own. */
  readonly predicates: Readonly<Record<string, number>>;
}

export interface BuildSteps {
  readonly graph?: BuiltGraph;
  readonly articles?: ArticlesManifest;
}

export interface Checkpoint {
  readonly steps: BuildSteps;
  readonly isResumed: boolean;
  reject(reject: Reject): void;
  save(steps: BuildSteps): Promise<void>;
}

interface CheckpointFile extends BuildSteps {
  readonly rejectBytes?: number;
}

/**
 * Opens the checkpoint of a build; an unreadable one counts as none.
 * @param onReject - called with the rejects of earlier runs first.
 */
export async function openCheckpoint(
  directory: string,
  onReject: (reject: Reject) => void,
): Promise<Checkpoint> {
  const path = join(directory, CHECKPOINT_FILE);
  const { rejectBytes = 0, ...found } = read(await readFile(path, 'utf8').catch(() => ''));
  let steps: BuildSteps = found;
  const rejects = await openRejectList(directory, rejectBytes, onReject);
  return {
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
      await replaceFile(path, JSON.stringify({ ...steps, rejectBytes: rejects.flush() }));
    },
  };
}

/** Only this program writes it, in one step: what is JSON is whole. */
function read(text: string): CheckpointFile {
  try {
    const found: unknown = JSON.parse(text);
    return isRecord(found) ? (found as CheckpointFile) : {};
  } catch {
    return {};
  }
}

const REJECTS_FILE = 'rejects.jsonl';

interface RejectList {
  add(reject: Reject): void;
  flush(): number;
}

const BUFFERED = 1_000;

export async function openRejectList(
  directory: string,
  bytes: number,
  onReject: (reject: Reject) => void,
): Promise<RejectList> {
  const path = join(directory, REJECTS_FILE);
  await truncate(path, bytes).catch(ignoreAbsence);
  const earlier = bytes === 0 ? '' : await readFile(path, 'utf8');
  for (const line of earlier.split('\n')) if (line !== '') onReject(JSON.parse(line));
  let written = bytes;
  let lines: string[] = [];
  const flush = () => {
    const text = lines.map((line) => `${line}\n`).join('');
    if (text !== '') appendFileSync(path, text);
    written += Buffer.byteLength(text);
    lines = [];
    return written;
  };
  return {
    add(reject) {
      lines.push(JSON.stringify(reject));
      if (lines.length >= BUFFERED) flush();
    },
    flush,
  };
}
