import type { TrainedPrediction } from '../prediction.js';
import type { AssayRow } from './assay-row.js';
import type { AssaySettings, TrainedAssay, TrainingProgress } from './train-model.js';

/** Where a worker finds what it loads. */
export interface WorkerPlaces {
  readonly models: string;
  readonly wasm: string;
}

/** What a page asks its worker for. */
export type TrainerTask =
  | {
      readonly kind: 'train';
      readonly rows: readonly AssayRow[];
      readonly settings: AssaySettings;
    }
  | {
      readonly kind: 'predict';
      /** Equal for the same file, which is read once. */
      readonly fileId: number;
      readonly file: Uint8Array;
      readonly smiles: readonly string[];
    };

/** What a page posts to its worker. */
export type ToTrainer =
  | {
      readonly kind: 'task';
      readonly id: number;
      readonly places: WorkerPlaces;
      readonly task: TrainerTask;
    }
  | { readonly kind: 'cancel'; readonly id: number };

/** How far a task is. */
export type TrainerProgress =
  | TrainingProgress
  | { readonly phase: 'predict'; readonly done: number; readonly total: number };

/** What a worker posts to its page. */
export type FromTrainer =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: TrainerProgress }
  | { readonly kind: 'trained'; readonly id: number; readonly trained: TrainedAssay }
  | {
      readonly kind: 'predicted';
      readonly id: number;
      readonly predictions: readonly TrainedPrediction<string>[];
    }
  | {
      readonly kind: 'problem';
      readonly id: number;
      readonly code: string;
      readonly message: string;
    };
