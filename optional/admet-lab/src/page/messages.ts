import type { WorkerAddresses } from '@biographql/admet-predictor/internal';
import type { AssayRow } from '../custom/assay-row.js';
import type { AssaySettings } from '../custom/train-model.js';
import type { CustomFile } from './custom-models.js';

/** Options that a page's predictor sends first. */
export interface LabStart {
  readonly custom: readonly CustomFile[];
  /** Folder of the measured molecules. */
  readonly measured: string;
}

/** A task of a page's predictor, other than predicting. */
export type LabTask =
  | {
      readonly kind: 'explain';
      readonly model: string;
      readonly smiles: string;
      readonly similar: number;
    }
  | { readonly kind: 'add'; readonly file: Uint8Array }
  | { readonly kind: 'remove'; readonly name: string };

/** Options that a page's trainer sends first. */
export type TrainerStart = WorkerAddresses;

/** The task of a page's trainer. */
export interface TrainerTask {
  readonly rows: readonly AssayRow[];
  readonly settings: AssaySettings;
}
