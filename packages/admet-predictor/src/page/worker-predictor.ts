import { UnknownModelError } from '@biographql/core';
import { isModelName, type ModelName } from '../contract.js';
import type { TrainedPrediction } from '../prediction.js';
import type { PredictAllOptions, PredictOptions } from '../predictor.js';
import type { LoadedBytes } from './messages.js';
import type { PredictorStart, PredictorTask } from './serve-predictor.js';
import { absoluteUrl, createWorkerTasks, type TaskOptions } from './worker-tasks.js';

/** Options of a page's predictor. */
export interface WorkerPredictorOptions {
  /**
   * Starts the worker, whose script calls `servePredictor` of `@biographql/admet-predictor/page-worker`. Called for
   * the first request, not when the predictor is made, and again after `dispose` or a failure of the worker.
   */
  readonly worker: () => Worker;
  /** Folder of the model files: this package's `models`, as the site serves it. */
  readonly models: string | URL;
  /** Address of `RDKit_minimal.wasm`, from `@rdkit/rdkit/dist`. */
  readonly wasm: string | URL;
}

/** Loading state of a page's predictor. */
export interface WorkerPredictorState {
  /** `idle` before the first call, `loading` until its first answer, `failed` after an error. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Loaded bytes of models and toolkit. */
  readonly loadedBytes: number;
  /** Bytes of the files that are loading or loaded; null if a server compresses one or does not say. */
  readonly totalBytes: number | null;
  /** Set when it failed. The next call tries again. */
  readonly error: Error | null;
}

/**
 * Predicts in a worker of the page. It is a `source` of `useAdmetPredictions` and of `predictAdmetTable`: no molecule leaves
 * the page, which is never blocked.
 */
export interface WorkerPredictor<Name extends string = ModelName> {
  /** Distinguishes its predictions from the service's in a cache. */
  readonly name: 'browser';
  /**
   * Predicts one model; the answer has the length and order of the input.
   * @throws UnknownModelError; PredictorError for a file that cannot be loaded; an aborted call rejects with the signal's reason.
   */
  readonly predict: (
    request: { readonly model: string; readonly smiles: readonly string[] },
    options?: PredictOptions,
  ) => Promise<readonly TrainedPrediction<Name>[]>;
  /** Predicts several models, by default all: one list per molecule, in the order of the models. */
  readonly predictAll: (
    smiles: readonly string[],
    options?: PredictAllOptions<Name>,
  ) => Promise<readonly (readonly TrainedPrediction<Name>[])[]>;
  /** Loads the toolkit and these models, all by default, ahead of the first molecule. */
  readonly load: (models?: readonly Name[]) => Promise<void>;
  /** Returns the same object until something changes. */
  readonly getState: () => WorkerPredictorState;
  /** Calls a listener after each change of the state. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Ends the worker; running calls reject. The next call starts another worker. */
  readonly dispose: () => void;
}

/**
 * Makes a predictor that runs in a worker of the page. Files are loaded when they are first needed, each once.
 *
 * @example
 * ```ts
 * import { createWorkerPredictor } from '@biographql/admet-predictor/worker-client';
 *
 * export const predictor = createWorkerPredictor({
 *   worker: () => new Worker(new URL('./predict-worker.ts', import.meta.url), { type: 'module' }),
 *   models: '/admet/models/',
 *   wasm: '/admet/RDKit_minimal.wasm',
 * });
 * ```
 */
export function createWorkerPredictor(options: WorkerPredictorOptions): WorkerPredictor {
  return openWorkerPredictor<ModelName>(options).predictor;
}

export interface WorkerPredictorExtension {
  names(): readonly string[];
  start(): object;
}

export interface OpenWorkerPredictor<Name extends string> {
  readonly predictor: WorkerPredictor<Name>;
  readonly isStarted: () => boolean;
  readonly run: <Answer>(task: object, options?: TaskOptions) => Promise<Answer>;
  /** @throws UnknownModelError */
  readonly checkName: (model: string) => Name;
}

export function openWorkerPredictor<Name extends string>(
  options: WorkerPredictorOptions,
  extension: WorkerPredictorExtension = { names: () => [], start: () => ({}) },
): OpenWorkerPredictor<Name> {
  const listeners = new Set<() => void>();
  const files = new Map<string, LoadedBytes>();
  let state: WorkerPredictorState = IDLE;
  let running = 0;
  let workers = 0;

  const change = (next: Partial<WorkerPredictorState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const tasks = createWorkerTasks({
    worker: options.worker,
    start: (): PredictorStart => ({
      models: absoluteUrl(options.models),
      wasm: absoluteUrl(options.wasm),
      extension: extension.start(),
    }),
    onBytes(bytes) {
      files.set(bytes.file, bytes);
      change(getSum([...files.values()]));
    },
    onFailure(error) {
      workers += 1;
      files.clear();
      change({ ...IDLE, status: 'failed', error });
    },
  });

  async function predictAll(
    smiles: readonly string[],
    { models, signal, onProgress }: PredictAllOptions<Name> = {},
  ): Promise<readonly (readonly TrainedPrediction<Name>[])[]> {
    signal?.throwIfAborted();
    if (state.status !== 'ready') change({ status: 'loading', error: null });
    const task: PredictorTask = { kind: 'predict', smiles, models };
    const worker = workers;
    running += 1;
    try {
      const rows = await tasks.run<readonly (readonly TrainedPrediction<Name>[])[]>(task, {
        signal,
        onProgress: ({ done, total }: { done: number; total: number }) => onProgress?.(done, total),
      });
      if (state.status !== 'ready') change({ status: 'ready', error: null });
      return rows;
    } catch (error) {
      // Only the current worker changes the state.
      if (worker !== workers) throw error;
      if (signal?.aborted === true) {
        if (running === 1 && state.status === 'loading') change({ status: 'idle' });
      } else if (error instanceof Error) change({ status: 'failed', error });
      throw error;
    } finally {
      running -= 1;
    }
  }

  const isName = (name: string): name is Name =>
    isModelName(name) || extension.names().includes(name);
  const checkName = (model: string): Name => {
    if (isName(model)) return model;
    throw new UnknownModelError(model, undefined, extension.names());
  };

  return {
    checkName,
    isStarted: tasks.isStarted,
    run: (task, given) => tasks.run({ kind: 'extension', task } satisfies PredictorTask, given),
    predictor: {
      name: 'browser',
      predictAll,
      async predict({ model, smiles }, given) {
        const rows = await predictAll(smiles, { ...given, models: [checkName(model)] });
        return rows.flat();
      },
      async load(models) {
        // The toolkit is loaded with the first molecule.
        await predictAll(['C'], { models });
      },
      getState: () => state,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      dispose() {
        workers += 1;
        tasks.end(
          new DOMException('The predictor was disposed of during a prediction.', 'AbortError'),
        );
        files.clear();
        change(IDLE);
      },
    },
  };
}

const IDLE: WorkerPredictorState = {
  status: 'idle',
  loadedBytes: 0,
  totalBytes: null,
  error: null,
};

function getSum(
  files: readonly LoadedBytes[],
): Pick<WorkerPredictorState, 'loadedBytes' | 'totalBytes'> {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const totals = files.flatMap(({ total }) => (total === null ? [] : [total]));
  return {
    loadedBytes: sum(files.map(({ loaded }) => loaded)),
    totalBytes: totals.length === files.length ? sum(totals) : null,
  };
}
