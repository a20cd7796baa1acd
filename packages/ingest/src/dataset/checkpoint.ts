import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@biographql/core/internal';
import type { StandardVocabulary } from '@biographql/engines/vocabulary';
import { replaceFile } from './files.js';
import type { ArticlesManifest, SourceRows } from './manifest.js';
import type { Reject } from './progress.js';
import { openRejectList } from './reject-list.js';

/** Raised when what an earlier version noted cannot be gone on with; its builds then begin anew. */
export const CHECKPOINT_FORMAT = 3;
/** Name of the file that tells how far a build is; gone from a finished dataset. */
export const CHECKPOINT_FILE = 'checkpoint.json';

/** What is known of a graph whose sources are read and whose entities are merged: its file is whole. */
export interface GraphCounts {
  readonly triples: number;
  readonly rejected: number;
  /** What each source gave, in the order of the plan: graphs, then names. */
  readonly bySource: readonly SourceRows[];
}

/** What is known of a graph once its labels are there. */
export interface LabelCounts {
  readonly entities: number;
  readonly vocabularies: readonly StandardVocabulary[];
  /** Triples of each predicate. */
  readonly predicates: Readonly<Record<string, number>>;
}

/** The steps of a build that are done; each is written after the files that it stands for. */
export interface BuildSteps {
  readonly graph?: GraphCounts;
  readonly labels?: LabelCounts;
  readonly graphIndex?: true;
  readonly articles?: ArticlesManifest;
}

/** Knows which steps of a build are done, and writes down those that follow, with the rejects so far. */
export interface Checkpoint {
  readonly steps: BuildSteps;
  /** Whether a step was done by an earlier run. */
  readonly isResumed: boolean;
  /** Reports the rejects of the steps that are done, and every one that follows. */
  reject(reject: Reject): void;
  save(steps: BuildSteps): Promise<void>;
}

interface CheckpointFile extends BuildSteps {
  readonly rejectBytes?: number;
}

/**
 * Opens the checkpoint of a build's folder; one that cannot be read counts as none.
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
