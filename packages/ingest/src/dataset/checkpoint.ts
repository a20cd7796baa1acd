import { appendFileSync } from 'node:fs';
import { readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@biographql/core/internal';
import type { StandardVocabulary } from '@biographql/engines/vocabulary';
import { ignoreAbsence, replaceFile } from './files.js';
import type { ArticlesManifest, SourceRows } from './manifest.js';
import type { Reject } from './progress.js';

/** Increased when earlier checkpoints cannot be resumed. */
export const CHECKPOINT_FORMAT = 3;
/** Name of the checkpoint file; a finished dataset has none. */
export const CHECKPOINT_FILE = 'checkpoint.json';

/** Counts of a graph whose file is complete. */
export interface GraphCounts {
  readonly triples: number;
  readonly rejected: number;
  /** Results per source, in the order of the plan: graphs, then names. */
  readonly bySource: readonly SourceRows[];
}

/** Counts of a graph with labels. */
export interface LabelCounts {
  readonly entities: number;
  readonly vocabularies: readonly StandardVocabulary[];
  /** Triples of each predicate. */
  readonly predicates: Readonly<Record<string, number>>;
}

/** Completed steps of a build, each written after its files. */
export interface BuildSteps {
  readonly graph?: GraphCounts;
  readonly labels?: LabelCounts;
  readonly graphIndex?: true;
  readonly articles?: ArticlesManifest;
}

/** Completed steps of a build and the rejects so far. */
export interface Checkpoint {
  readonly steps: BuildSteps;
  /** Whether an earlier run completed a step. */
  readonly isResumed: boolean;
  /** Stores and reports a reject. */
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

/** Name of the list of rejects in the folder of a dataset: JSON Lines; absent when there were none. */
const REJECTS_FILE = 'rejects.jsonl';

/** Rejects of a build, stored so that a resumed build reports all. */
interface RejectList {
  add(reject: Reject): void;
  /** Writes pending rejects and returns the size of the list in bytes. */
  flush(): number;
}

const BUFFERED = 1_000;

/** Opens the list of rejects, truncates it to a size, and passes its rejects to `onReject`. */
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
