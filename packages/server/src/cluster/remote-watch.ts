import { DatasetError } from '@biographql/ingest';
import {
  type DatasetDamage,
  type DatasetState,
  type DatasetWatch,
  fileIn,
} from '../dataset-watch.js';
import type { AssignedDataset, FileState } from './calls.js';

/** A watch that another process keeps. */
export interface RemoteWatch extends DatasetWatch {
  /** Takes over what the other process told. */
  update(files: FileState): void;
}

/** Creates the view of the primary process's watch of a dataset. */
export function createRemoteWatch(
  { number, directory, files: first }: AssignedDataset,
  primary: {
    fileDamaged(dataset: number, path: string): void;
    checkFiles(dataset: number): Promise<FileState>;
  },
): RemoteWatch {
  let state: DatasetState = 'unchecked';
  let damage: DatasetDamage | null = null;

  function update(files: FileState): void {
    state = files.state;
    if (files.damage === null || damage !== null) return;
    const { path, message } = files.damage;
    const error = new DatasetError('damaged', message, { path });
    damage = { file: fileIn(path, { directory }), error };
  }

  update(first);
  return {
    get state() {
      return state;
    },
    get damage() {
      return damage;
    },
    // What was compared is told by the process that compares.
    bytesChecked: 0,
    update,
    report: (path) => primary.fileDamaged(number, path),
    async sample() {},
    begin() {},
    async checkNow() {
      update(await primary.checkFiles(number));
      if (damage !== null) throw damage.error;
    },
    async [Symbol.asyncDispose]() {},
  };
}

/** Returns what is told of a watch to other processes. */
export function fileStateOf({ state, damage }: Pick<DatasetWatch, 'state' | 'damage'>): FileState {
  const told = damage && { path: damage.error.path, message: damage.error.shortMessage };
  return { state, damage: told };
}
