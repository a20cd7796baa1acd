import { createPredictor } from '../browser.js';
import type { CustomModel } from '../prediction.js';
import type { Predictor } from '../predictor.js';
import { serveTasks, type TaskContext, type WorkerPort } from './serve-tasks.js';
import { openWorkerFiles, type WorkerAddresses, type WorkerFiles } from './worker-files.js';

export type { WorkerPort } from './serve-tasks.js';

export interface PredictorStart extends WorkerAddresses {
  readonly extension: object;
}

export type PredictorTask =
  | {
      readonly kind: 'predict';
      readonly smiles: readonly string[];
      readonly models: readonly string[] | undefined;
    }
  | { readonly kind: 'extension'; readonly task: object };

export interface PredictorExtension {
  readonly custom: readonly CustomModel[];
  start(files: WorkerFiles, options: object): void;
  load(models: readonly string[] | undefined): Promise<void>;
  answer(task: object, context: TaskContext): Promise<unknown>;
}

/**
 * Runs a predictor in a web worker, for `createWorkerPredictor`. A complete worker script for Vite, Next and others:
 *
 * @example
 * ```ts
 * // predict-worker.ts
 * import { servePredictor } from '@biographql/admet-predictor/page-worker';
 *
 * servePredictor();
 * ```
 */
export function servePredictor(port: WorkerPort = globalThis as object as WorkerPort): void {
  serveExtendedPredictor(port);
}

export function serveExtendedPredictor(port: WorkerPort, extension?: PredictorExtension): void {
  let predictor: Predictor<string> | undefined;
  serveTasks(port, {
    start(options, onBytes) {
      // See worker-predictor.ts.
      const start = options as PredictorStart;
      const files = openWorkerFiles(start, onBytes);
      predictor = createPredictor({ ...files, custom: extension?.custom });
      extension?.start(files, start.extension);
    },
    async answer(given, context) {
      const task = given as PredictorTask;
      if (task.kind === 'extension') return extension?.answer(task.task, context);
      const { smiles, models } = task;
      const { signal, onProgress } = context;
      await extension?.load(models);
      return predictor?.predictAll(smiles, {
        models,
        signal,
        onProgress: (done, total) => onProgress({ done, total }),
      });
    },
  });
}
