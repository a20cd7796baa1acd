import type { AssayCard } from './assay/assay-card.js';
import type { ModelName } from './endpoints.js';
import type { ExplainOptions } from './explain/explainer.js';
import type { ExplainOutcome } from './explain/explanation.js';
import type { TrainedPrediction } from './prediction.js';
import type { PredictAllOptions, PredictOptions } from './predictor.js';

/** How a page's predictor is made. */
export interface WorkerPredictorOptions<Own extends string = never> {
  /**
   * Starts the worker, in whose script `servePredictor` of `@biographql/admet-predictor/page-worker` is called. Called when
   * something is predicted or loaded for the first time, never on a server.
   */
  readonly worker: () => Worker;
  /** The folder of the model files: this package's `models`, as the site serves it. An address of the page's own. */
  readonly models: string | URL;
  /** The address of `RDKit_minimal.wasm`, from `@rdkit/rdkit/dist`. */
  readonly wasm: string | URL;
  /**
   * The folder of measured molecules, this package's `measured`, for explanations that ask for similar ones; default
   * `measured` beside the folder of the models.
   */
  readonly measured?: string | URL | undefined;
  /**
   * Models of one's own by the names they are asked for by: the address of each file, or the file. An address is loaded
   * with its first use.
   */
  readonly own?: Readonly<Record<Own, string | URL | Uint8Array>> | undefined;
  /**
   * Keeps the toolkit and the 28 models in the browser's Cache Storage, so that later visits ask for none of them. A model is
   * kept when it is that of this version of the package, the toolkit's binary as long as its script stays the same; another
   * version takes its place. Default: false, they are left to the browser's own cache, as they are where a page may not keep
   * files (without https).
   */
  readonly keepFiles?: boolean | undefined;
}

/** How far a page's predictor is. */
export interface WorkerPredictorState {
  /** `idle` until something is asked for, `loading` until its first answer, and `failed` when a file could not be loaded. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Bytes of models and toolkit that have come. */
  readonly loadedBytes: number;
  /** Bytes of all files that are awaited or there; null while a server does not say. */
  readonly totalBytes: number | null;
  /** Why it failed; null otherwise. Whatever is asked for next tries again. */
  readonly error: Error | null;
}

/**
 * Predicts in a worker of the page. It is a `source` of `useAdmetPredictions` and of `predictAdmetTable` as it stands: no
 * molecule leaves the page, which is never blocked.
 */
export interface WorkerPredictor<Own extends string = never> {
  /** Distinguishes its predictions from the service's in a cache. */
  readonly name: 'browser';
  /**
   * Predicts one model; the answer has the length and order of the input.
   * @throws UnknownModelError; PredictorError for a file that cannot be loaded; an aborted call rejects with the signal's reason.
   */
  readonly predict: (
    request: { readonly model: string; readonly smiles: readonly string[] },
    options?: PredictOptions,
  ) => Promise<readonly TrainedPrediction<ModelName | Own>[]>;
  /** Predicts several models, by default all 28 and then those of one's own: one list per molecule, in the order of the models. */
  readonly predictAll: (
    smiles: readonly string[],
    options?: PredictAllOptions<ModelName | Own>,
  ) => Promise<readonly (readonly TrainedPrediction<ModelName | Own>[])[]>;
  /**
   * Explains one model's value for one molecule; of a model of one's own as of the 28. The code for it, and a second toolkit,
   * come with the first, and the background is read then (about half a second).
   * @throws As `predict` does.
   */
  readonly explain: (
    request: { readonly model: string; readonly smiles: string },
    options?: ExplainOptions,
  ) => Promise<ExplainOutcome<ModelName | Own>>;
  /** Loads the toolkit and these models, all by default, ahead of the first molecule. */
  readonly load: (models?: readonly (ModelName | Own)[]) => Promise<void>;
  /**
   * Takes the file of a model of one's own, which `predict` is asked for by the name in its card from then on. It takes the
   * place of one of the same name. Nothing of it leaves the page; a worker that is started anew gets it again.
   * @throws PredictorError `INVALID_MODEL_FILE` for what is no such file.
   */
  readonly add: (file: Uint8Array) => Promise<AssayCard>;
  /** Forgets a model of one's own; calls under way have it to their end. */
  readonly remove: (name: string) => void;
  /** How far it is; the same object until something changes. */
  readonly getState: () => WorkerPredictorState;
  /** Calls a listener after each change of the state, until the function that it returns is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Ends the worker; calls under way reject. What is asked for next starts another. */
  readonly dispose: () => void;
}
