import type { AssayRow } from './assay/assay-row.js';
import type { AssaySettings, TrainedAssay, TrainingProgress } from './assay/train-model.js';
import type {
  FromTrainer,
  ToTrainer,
  TrainerProgress,
  TrainerTask,
} from './assay/worker-messages.js';
import { PredictorError } from './errors.js';
import { fromPosted } from './posted-errors.js';
import type { TrainedPrediction } from './prediction.js';
import type { PredictOptions } from './predictor.js';

/** How a page's trainer is made. */
export interface WorkerTrainerOptions {
  /** Starts the worker, in whose script `serveTrainer` of `@biographql/admet-predictor/train-worker` is called. */
  readonly worker: () => Worker;
  /** The folder of the model files: this package's `models`, as the site serves it. */
  readonly models: string | URL;
  /** The address of `RDKit_minimal.wasm`, from `@rdkit/rdkit/dist`. */
  readonly wasm: string | URL;
}

/** Options of one training in a worker: those of `trainModel` but for places of files. */
export interface WorkerTrainOptions extends AssaySettings {
  /** Aborts; the call rejects with its reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called after every molecule and tree. */
  readonly onProgress?: ((progress: TrainingProgress) => void) | undefined;
}

/** Trains models in a worker of the page, and predicts with them: no row leaves the page, which is never blocked. */
export interface WorkerTrainer {
  /**
   * Trains as `trainModel` does. An error has the `code` that `trainModel` gives it. An aborted call rejects at once, and
   * the worker stops.
   */
  readonly train: (rows: readonly AssayRow[], options: WorkerTrainOptions) => Promise<TrainedAssay>;
  /** Predicts with a trained model's file; one prediction per molecule, in order. The file is read once. */
  readonly predict: (
    file: Uint8Array,
    smiles: readonly string[],
    options?: PredictOptions,
  ) => Promise<readonly TrainedPrediction<string>[]>;
  /** Ends the worker; calls under way reject. What is asked for next starts another. */
  readonly dispose: () => void;
}

interface Call {
  readonly resolve: (message: FromTrainer) => void;
  readonly reject: (reason: unknown) => void;
  readonly onProgress: (progress: TrainerProgress) => void;
}

/**
 * Makes a trainer that runs in a worker of the page.
 *
 * @example
 * ```ts not-run: it runs in a page
 * import { createWorkerTrainer } from '@biographql/admet-predictor/train-client';
 *
 * const trainer = createWorkerTrainer({
 *   worker: () => new Worker(new URL('./train-worker.ts', import.meta.url), { type: 'module' }),
 *   models: '/admet/models/',
 *   wasm: '/admet/RDKit_minimal.wasm',
 * });
 * const { bytes, card } = await trainer.train(rows, { base: 'LogD7' });
 * ```
 */
export function createWorkerTrainer(options: WorkerTrainerOptions): WorkerTrainer {
  const calls = new Map<number, Call>();
  const fileIds = new WeakMap<Uint8Array, number>();
  let worker: Worker | undefined;
  let lastId = 0;
  let files = 0;

  function end(reason: Error): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of calls.values()) reject(reason);
    calls.clear();
  }

  function hear({ data }: MessageEvent<FromTrainer>): void {
    const call = calls.get(data.id);
    if (data.kind === 'progress') {
      call?.onProgress(data.progress);
      return;
    }
    calls.delete(data.id);
    if (data.kind === 'problem') call?.reject(fromPosted(data));
    else call?.resolve(data);
  }

  function start(): Worker {
    const made = options.worker();
    made.addEventListener('message', hear);
    made.addEventListener('error', () => {
      end(new PredictorError('TOOLKIT_UNAVAILABLE', 'The script that trains could not be loaded.'));
    });
    return made;
  }

  async function ask(
    task: TrainerTask,
    signal: AbortSignal | undefined,
    onProgress: Call['onProgress'],
  ): Promise<FromTrainer> {
    signal?.throwIfAborted();
    worker ??= start();
    const current = worker;
    const post = (message: ToTrainer) => current.postMessage(message);
    lastId += 1;
    const id = lastId;
    const settled = new AbortController();
    return new Promise<FromTrainer>((resolve, reject) => {
      calls.set(id, { resolve, reject, onProgress });
      const abort = () => {
        calls.delete(id);
        post({ kind: 'cancel', id });
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', abort, { signal: settled.signal });
      const places = { models: absolute(options.models), wasm: absolute(options.wasm) };
      post({ kind: 'task', id, places, task });
    }).finally(() => settled.abort());
  }

  return {
    async train(rows, { signal, onProgress, ...settings }) {
      const answer = await ask({ kind: 'train', rows, settings }, signal, (progress) => {
        if (progress.phase !== 'predict') onProgress?.(progress);
      });
      if (answer.kind === 'trained') return answer.trained;
      throw new Error('The worker answered something else.');
    },
    async predict(file, smiles, { signal, onProgress } = {}) {
      const known = fileIds.get(file);
      if (known === undefined) files += 1;
      const fileId = known ?? files;
      fileIds.set(file, fileId);
      const task = { kind: 'predict', fileId, file, smiles } as const;
      const answer = await ask(task, signal, ({ done, total }) => onProgress?.(done, total));
      if (answer.kind === 'predicted') return answer.predictions;
      throw new Error('The worker answered something else.');
    },
    dispose() {
      end(new DOMException('The trainer was disposed of.', 'AbortError'));
    },
  };
}

/** An address as the worker understands it, whose script lies elsewhere. */
function absolute(address: string | URL): string {
  return new URL(address, document.baseURI).href;
}
