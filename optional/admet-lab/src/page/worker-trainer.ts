import {
  absoluteUrl,
  createWorkerTasks,
  openWorkerFiles,
  serveTasks,
  type WorkerAddresses,
  type WorkerPort,
} from '@biographql/admet-predictor/internal';
import type { WorkerPredictorOptions } from '@biographql/admet-predictor/worker-client';
import type { AssayRow } from '../custom/assay-row.js';
import {
  type AssaySettings,
  type TrainedAssay,
  type TrainOptions,
  trainModel,
} from '../custom/train-model.js';

interface TrainerTask {
  readonly rows: readonly AssayRow[];
  readonly settings: AssaySettings;
}

/** Options of a page's trainer; the worker's script calls `serveTrainer` of `@biographql/admet-lab/page-worker`. */
export type WorkerTrainerOptions = WorkerPredictorOptions;

/** Options of one training in a worker. */
export type WorkerTrainOptions = Omit<TrainOptions, 'models' | 'wasm'>;

/** Trains models in a worker of the page: rows never leave the page, which stays responsive. */
export interface WorkerTrainer {
  /**
   * Trains as `trainModel` does. An error has the `code` that `trainModel` gives it. An aborted call rejects at once, and
   * the worker stops.
   */
  readonly train: (rows: readonly AssayRow[], options: WorkerTrainOptions) => Promise<TrainedAssay>;
  /** Ends the worker; running calls reject. The next call starts another worker. */
  readonly dispose: () => void;
}

/**
 * Makes a trainer that runs in a worker of the page.
 *
 * @example
 * ```ts not-run: it runs in a page
 * import { createWorkerTrainer } from '@biographql/admet-lab/worker-client';
 *
 * const trainer = createWorkerTrainer({
 *   worker: () => new Worker(new URL('./train-worker.ts', import.meta.url), { type: 'module' }),
 *   models: '/admet/models/',
 *   wasm: '/admet/RDKit_minimal.wasm',
 * });
 * const { bytes, card } = await trainer.train(rows, { base: 'LogD7' });
 * ```
 */
export function createWorkerTrainer({ worker, models, wasm }: WorkerTrainerOptions): WorkerTrainer {
  const tasks = createWorkerTasks({
    worker,
    start: (): WorkerAddresses => ({ models: absoluteUrl(models), wasm: absoluteUrl(wasm) }),
  });
  return {
    train: (rows, { signal, onProgress, ...settings }) =>
      tasks.run<TrainedAssay>({ rows, settings } satisfies TrainerTask, { signal, onProgress }),
    dispose() {
      tasks.end(new DOMException('The trainer was disposed of during training.', 'AbortError'));
    },
  };
}

/**
 * Makes a worker of a page train models for `createWorkerTrainer`. The whole script of a worker:
 *
 * @example
 * ```ts
 * // train-worker.ts
 * import { serveTrainer } from '@biographql/admet-lab/page-worker';
 *
 * serveTrainer();
 * ```
 */
export function serveTrainer(port: WorkerPort = globalThis as object as WorkerPort): void {
  let files: Pick<TrainOptions, 'models' | 'wasm'> = {};
  serveTasks(port, {
    start(options) {
      // See worker-trainer.ts.
      const { models, wasm } = openWorkerFiles(options as WorkerAddresses);
      files = { models, wasm };
    },
    answer(given, context) {
      const { rows, settings } = given as TrainerTask;
      return trainModel(rows, { ...settings, ...files, ...context });
    },
  });
}
