import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@biographql/core/internal';
import { replaceFile } from '@biographql/ingest/internal';

export interface HarvestState {
  /** The last entity that was read; null before the first. */
  readonly last: string | null;
  readonly entities: number;
  readonly triples: number;
  /** Bytes of the file of triples that hold them. */
  readonly bytes: number;
  /** Bytes of the list of rejects that hold its rejects. */
  readonly rejectBytes: number;
  readonly rejected: number;
  readonly isDone: boolean;
}

const HARVEST_STATE_FILE = 'harvest.json';

export const NOTHING_HARVESTED: HarvestState = {
  last: null,
  entities: 0,
  triples: 0,
  bytes: 0,
  rejectBytes: 0,
  rejected: 0,
  isDone: false,
};

/** Reads how far the harvest of a folder is; null when there is none, or one of something else. @param key - what it reads. */
export async function readHarvestState(folder: string, key: string): Promise<HarvestState | null> {
  try {
    const file: unknown = JSON.parse(await readFile(join(folder, HARVEST_STATE_FILE), 'utf8'));
    if (!isRecord(file) || file.key !== key) return null;
    const { key: _, ...state } = file;
    // Only this program writes it, in one step: what is JSON is whole.
    return state as unknown as HarvestState;
  } catch {
    return null;
  }
}

export async function writeHarvestState(
  folder: string,
  key: string,
  state: HarvestState,
): Promise<void> {
  await replaceFile(join(folder, HARVEST_STATE_FILE), `${JSON.stringify({ key, ...state })}\n`);
}
