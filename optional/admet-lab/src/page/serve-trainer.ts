import { openWorkerFiles, serveTasks, type WorkerPort } from '@biographql/admet-predictor/internal';
import { type TrainOptions, trainModel } from '../custom/train-model.js';
import type { TrainerStart, TrainerTask } from './messages.js';

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
      const { models, wasm } = openWorkerFiles(options as TrainerStart);
      files = { models, wasm };
    },
    answer(given, context) {
      const { rows, settings } = given as TrainerTask;
      return trainModel(rows, { ...settings, ...files, ...context });
    },
  });
}
