import { readAssayModel } from './assay/assay-model.js';
import type {
  FromTrainer,
  ToTrainer,
  TrainerProgress,
  TrainerTask,
  WorkerPlaces,
} from './assay/worker-messages.js';
import { createPredictor } from './browser.js';
import type { WorkerPort } from './page-worker.js';
import { toPosted } from './posted-errors.js';
import type { Predictor } from './predictor.js';
import { trainModel } from './train-browser.js';

/**
 * Makes a worker of a page train models, and predict with them, for `createWorkerTrainer`. The whole script of a worker:
 *
 * @example
 * ```ts
 * // train-worker.ts
 * import { serveTrainer } from '@biographql/admet-predictor/train-worker';
 *
 * serveTrainer();
 * ```
 */
export function serveTrainer(port: WorkerPort = globalThis as object as WorkerPort): void {
  const tell = (message: FromTrainer) => port.postMessage(message);
  const underWay = new Map<number, AbortController>();
  const predictors = new Map<number, OpenAssay>();

  async function run(id: number, task: TrainerTask, places: WorkerPlaces) {
    const controller = new AbortController();
    underWay.set(id, controller);
    try {
      tell({ id, ...(await answer(id, task, places, controller.signal)) });
    } catch (error) {
      tell({ kind: 'problem', id, ...toPosted(error) });
    } finally {
      underWay.delete(id);
    }
  }

  async function answer(id: number, task: TrainerTask, places: WorkerPlaces, signal: AbortSignal) {
    if (task.kind === 'train') {
      const onProgress = (progress: TrainerProgress) => tell({ kind: 'progress', id, progress });
      const options = { ...task.settings, ...places, signal, onProgress };
      return { kind: 'trained', trained: await trainModel(task.rows, options) } as const;
    }
    const { name, predictor } = predictors.get(task.fileId) ?? open(task.file, places);
    predictors.set(task.fileId, { name, predictor });
    const predictions = await predictor.predict(name, task.smiles, {
      signal,
      onProgress: (done, total) =>
        tell({ kind: 'progress', id, progress: { phase: 'predict', done, total } }),
    });
    return { kind: 'predicted', predictions } as const;
  }

  port.addEventListener('message', ({ data }) => {
    // The page posts nothing else: see train-client.ts.
    const message = data as ToTrainer;
    if (message.kind === 'task') void run(message.id, message.task, message.places);
    else underWay.get(message.id)?.abort();
  });
}

interface OpenAssay {
  readonly name: string;
  readonly predictor: Predictor<string>;
}

function open(file: Uint8Array, places: WorkerPlaces): OpenAssay {
  const model = readAssayModel(file);
  return { name: model.name, predictor: createPredictor({ ...places, own: [model] }) };
}
