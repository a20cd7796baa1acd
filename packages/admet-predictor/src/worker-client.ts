import { UnknownModelError } from '@biographql/core';
import type { AssayCard } from './assay/assay-card.js';
import { isModelName, type ModelName } from './endpoints.js';
import { PredictorError } from './errors.js';
import { fromPosted } from './posted-errors.js';
import type { TrainedPrediction } from './prediction.js';
import type { PredictAllOptions, PredictOptions } from './predictor.js';
import type { FromWorker, OwnFile, ToWorker } from './worker-messages.js';

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

interface Call {
  readonly resolve: (rows: readonly (readonly TrainedPrediction<string>[])[]) => void;
  readonly reject: (reason: unknown) => void;
  readonly onProgress: PredictOptions['onProgress'];
}

interface Adding {
  readonly resolve: (card: AssayCard) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Makes a predictor that runs in a worker of the page. Nothing is loaded before it is needed, and every file once.
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
export function createWorkerPredictor<Own extends string = never>(
  options: WorkerPredictorOptions<Own>,
): WorkerPredictor<Own> {
  type Name = ModelName | Own;
  const own = new Map(Object.entries<string | URL | Uint8Array>(options.own ?? {}));
  const isName = (name: string): name is Name => isModelName(name) || own.has(name);
  const listeners = new Set<() => void>();
  const calls = new Map<number, Call>();
  const adding = new Map<number, Adding>();
  const files = new Map<string, { readonly loaded: number; readonly total: number | null }>();
  let state: WorkerPredictorState = IDLE;
  let worker: Worker | undefined;
  let lastId = 0;

  function change(next: Partial<WorkerPredictorState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function end(reason: Error): void {
    worker?.terminate();
    worker = undefined;
    files.clear();
    for (const { reject } of [...calls.values(), ...adding.values()]) reject(reason);
    calls.clear();
    adding.clear();
  }

  function hear({ data }: MessageEvent<FromWorker>): void {
    if (data.kind === 'bytes') {
      files.set(data.file, data);
      change(sumOf([...files.values()]));
      return;
    }
    const added = adding.get(data.id);
    adding.delete(data.id);
    if (data.kind === 'added') {
      added?.resolve(data.card);
      return;
    }
    const call = calls.get(data.id);
    if (data.kind === 'progress') {
      call?.onProgress?.(data.done, data.total);
      return;
    }
    calls.delete(data.id);
    if (data.kind === 'answer') {
      if (state.status !== 'ready') change({ status: 'ready', error: null });
      call?.resolve(data.rows);
      return;
    }
    const error = fromPosted(data);
    // A file that is no model leaves the predictor as it was.
    added?.reject(error);
    if (call) change({ status: 'failed', error });
    call?.reject(error);
  }

  function start(): Worker {
    const made = options.worker();
    made.addEventListener('message', hear);
    made.addEventListener('error', () => {
      const error = new PredictorError(
        'TOOLKIT_UNAVAILABLE',
        'The script that predicts could not be loaded.',
      );
      end(error);
      change({ ...IDLE, status: 'failed', error });
    });
    const places = { models: absolute(options.models), wasm: absolute(options.wasm) };
    post(made, {
      kind: 'start',
      ...places,
      own: [...own].map(toPost),
      keepsFiles: options.keepFiles === true,
    });
    return made;
  }

  async function predictAll(
    smiles: readonly string[],
    { models, signal, onProgress }: PredictAllOptions<Name> = {},
  ): Promise<readonly (readonly TrainedPrediction<Name>[])[]> {
    signal?.throwIfAborted();
    worker ??= start();
    const current = worker;
    if (state.status !== 'ready') change({ status: 'loading', error: null });
    lastId += 1;
    const id = lastId;
    const settled = new AbortController();
    return new Promise<readonly (readonly TrainedPrediction<Name>[])[]>((resolve, reject) => {
      // The worker answers with the names that it was asked for.
      calls.set(id, { resolve: resolve as Call['resolve'], reject, onProgress });
      const abort = () => {
        calls.delete(id);
        post(current, { kind: 'cancel', id });
        if (calls.size === 0 && state.status === 'loading') change({ status: 'idle' });
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', abort, { signal: settled.signal });
      post(current, { kind: 'predict', id, smiles, models });
    }).finally(() => settled.abort());
  }

  return {
    name: 'browser',
    predictAll,
    async predict({ model, smiles }, given) {
      if (!isName(model)) throw new UnknownModelError(model, undefined, [...own.keys()]);
      const rows = await predictAll(smiles, { ...given, models: [model] });
      return rows.flat();
    },
    async load(models) {
      // The toolkit comes with the first molecule.
      await predictAll(['C'], { models });
    },
    async add(file) {
      worker ??= start();
      const current = worker;
      lastId += 1;
      const id = lastId;
      const card = await new Promise<AssayCard>((resolve, reject) => {
        adding.set(id, { resolve, reject });
        post(current, { kind: 'add', id, file });
      });
      own.set(card.name, file);
      return card;
    },
    remove(name) {
      own.delete(name);
      if (worker) post(worker, { kind: 'remove', name });
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose() {
      end(new DOMException('The predictor was disposed of.', 'AbortError'));
      change(IDLE);
    },
  };
}

const IDLE: WorkerPredictorState = {
  status: 'idle',
  loadedBytes: 0,
  totalBytes: null,
  error: null,
};

function sumOf(
  files: readonly { readonly loaded: number; readonly total: number | null }[],
): Pick<WorkerPredictorState, 'loadedBytes' | 'totalBytes'> {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const totals = files.flatMap(({ total }) => (total === null ? [] : [total]));
  return {
    loadedBytes: sum(files.map(({ loaded }) => loaded)),
    totalBytes: totals.length === files.length ? sum(totals) : null,
  };
}

/** An address as the worker understands it, whose script lies elsewhere. */
function absolute(address: string | URL): string {
  return new URL(address, document.baseURI).href;
}

function toPost([name, file]: readonly [string, string | URL | Uint8Array]): OwnFile {
  return { name, file: file instanceof Uint8Array ? file : absolute(file) };
}

function post(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}
