import type { WorkerAddresses } from '@biographql/admet-predictor/internal';
import type { AssayRow } from '../custom/assay-row.js';
import type { AssaySettings } from '../custom/train-model.js';
import type { CustomFile } from './custom-models.js';

export interface LabStart {
  readonly custom: readonly CustomFile[];
  readonly measured: string;
}

export type LabTask =
  | {
      readonly kind: 'explain';
      readonly model: string;
      readonly smiles: string;
      readonly similar: number;
    }
  | { readonly kind: 'add'; readonly file: Uint8Array }
  | { readonly kind: 'remove'; readonly name: string };

export type TrainerStart = WorkerAddresses;

export interface TrainerTask {
  readonly rows: readonly AssayRow[];
  readonly settings: AssaySettings;
}
