import { UnknownModelError } from '@biographql/core';
import type { AssayCard } from './assay/assay-card.js';
import { isModelName, type ModelName } from './endpoints.js';
import { PredictorError } from './errors.js';
import type { ExplainOptions } from './explain/explainer.js';
import type { ExplainOutcome } from './explain/explanation.js';
import { fromPosted } from './posted-errors.js';
import type { TrainedPrediction } from './prediction.js';
import type { PredictAllOptions, PredictOptions } from './predictor.js';
import type { FromWorker, OwnFile, ToWorker } from './worker-messages.js';
import type {
  WorkerPredictor,
  WorkerPredictorOptions,
  WorkerPredictorState,
} from './worker-predictor.js';

export type {
  WorkerPredictor,
  WorkerPredictorOptions,
  WorkerPredictorState,
} from './worker-predictor.js';

interface Call {
  readonly resolve: (rows: readonly (readonly TrainedPrediction<string>[])[]) => void;
  readonly reject: (reason: unknown) => void;
  readonly onProgress: PredictOptions['onProgress'];
}

/** What is answered at once: a card, or an explanation. */
interface Single {
  readonly resolve: (answer: object) => void;
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
  const singles = new Map<number, Single>();
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
    for (const { reject } of [...calls.values(), ...singles.values()]) reject(reason);
    calls.clear();
    singles.clear();
  }

  function hear({ data }: MessageEvent<FromWorker>): void {
    if (data.kind === 'bytes') {
      files.set(data.file, data);
      change(sumOf([...files.values()]));
      return;
    }
    const single = singles.get(data.id);
    singles.delete(data.id);
    if (data.kind === 'added' || data.kind === 'explained') {
      single?.resolve(data.answer);
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
    // A file that is no model, or a value that is not explained, leaves the predictor as it was.
    single?.reject(error);
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
      measured: options.measured === undefined ? null : absolute(options.measured),
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

  /** Asks for one thing; the worker answers with what the kind of the message stands for. */
  async function askOnce<Answer extends object>(
    message: (id: number) => ToWorker,
    signal?: AbortSignal,
  ): Promise<Answer> {
    signal?.throwIfAborted();
    worker ??= start();
    const current = worker;
    lastId += 1;
    const id = lastId;
    const settled = new AbortController();
    return new Promise<Answer>((resolve, reject) => {
      singles.set(id, { resolve: resolve as Single['resolve'], reject });
      const abort = () => {
        singles.delete(id);
        post(current, { kind: 'cancel', id });
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', abort, { signal: settled.signal });
      post(current, message(id));
    }).finally(() => settled.abort());
  }

  const checked = (model: string): Name => {
    if (isName(model)) return model;
    throw new UnknownModelError(model, undefined, [...own.keys()]);
  };

  return {
    name: 'browser',
    predictAll,
    async predict({ model, smiles }, given) {
      const rows = await predictAll(smiles, { ...given, models: [checked(model)] });
      return rows.flat();
    },
    async explain({ model, smiles }, { signal, similar = 0 }: ExplainOptions = {}) {
      const name = checked(model);
      return askOnce<ExplainOutcome<Name>>(
        (id) => ({ kind: 'explain', id, model: name, smiles, similar }),
        signal,
      );
    },
    async load(models) {
      // The toolkit comes with the first molecule.
      await predictAll(['C'], { models });
    },
    async add(file) {
      const card = await askOnce<AssayCard>((id) => ({ kind: 'add', id, file }));
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
