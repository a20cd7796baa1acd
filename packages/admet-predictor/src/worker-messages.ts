import type { AssayCard } from './assay/assay-card.js';
import type { ExplainOutcome } from './explain/explanation.js';
import type { TrainedPrediction } from './prediction.js';

/** A model of one's own: the address of its file, or the file. */
export interface OwnFile {
  readonly name: string;
  readonly file: string | Uint8Array;
}

/** What a page posts to its worker. */
export type ToWorker =
  | {
      readonly kind: 'start';
      readonly models: string;
      readonly wasm: string;
      readonly own: readonly OwnFile[];
      /** Null for `measured` beside the models. */
      readonly measured: string | null;
      readonly keepsFiles: boolean;
    }
  | {
      readonly kind: 'predict';
      readonly id: number;
      readonly smiles: readonly string[];
      readonly models: readonly string[] | undefined;
    }
  | {
      readonly kind: 'explain';
      readonly id: number;
      readonly model: string;
      readonly smiles: string;
      readonly similar: number;
    }
  | { readonly kind: 'add'; readonly id: number; readonly file: Uint8Array }
  | { readonly kind: 'remove'; readonly name: string }
  | { readonly kind: 'cancel'; readonly id: number };

/** What a worker posts to its page. */
export type FromWorker =
  | {
      readonly kind: 'bytes';
      readonly file: string;
      readonly loaded: number;
      readonly total: number | null;
    }
  | {
      readonly kind: 'progress';
      readonly id: number;
      readonly done: number;
      readonly total: number;
    }
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly rows: readonly (readonly TrainedPrediction<string>[])[];
    }
  | { readonly kind: 'added'; readonly id: number; readonly answer: AssayCard }
  | {
      readonly kind: 'explained';
      readonly id: number;
      readonly answer: ExplainOutcome<string>;
    }
  | {
      readonly kind: 'problem';
      readonly id: number;
      readonly code: string;
      readonly message: string;
    };
