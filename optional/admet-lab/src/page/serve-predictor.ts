import { serveExtendedPredictor, type WorkerPort } from '@biographql/admet-predictor/internal';
import type { Explainer, ExplainerOptions } from '../explain/explainer.js';
import { createCustomModels, type LabStart, type LabTask } from './custom-models.js';

/**
 * Makes a worker of a page predict and explain for `createWorkerPredictor`. The whole script of a worker, for Vite, Next
 * and others:
 *
 * @example
 * ```ts
 * // predict-worker.ts
 * import { servePredictor } from '@biographql/admet-lab/page-worker';
 *
 * servePredictor();
 * ```
 */
export function servePredictor(port: WorkerPort = globalThis as object as WorkerPort): void {
  const custom = createCustomModels();
  let options: ExplainerOptions<string> = {};
  let explainer: Promise<Explainer<string>> | undefined;

  async function explain(task: Extract<LabTask, { kind: 'explain' }>, signal: AbortSignal) {
    const { model, smiles, similar } = task;
    explainer ??= import('../explain/explainer.js').then(({ createExplainer }) =>
      createExplainer<string>(options),
    );
    explainer.catch(() => {
      explainer = undefined;
    });
    await custom.load([model]);
    return (await explainer).explain(model, smiles, { signal, similar });
  }

  serveExtendedPredictor(port, {
    custom: custom.models,
    load: (models) => custom.load(models),
    start({ models, wasm, download }, given) {
      // See worker-predictor.ts.
      const { custom: files, measured } = given as LabStart;
      const folder = measured.replace(/\/?$/, '/');
      options = {
        models,
        wasm,
        measured: (file) => download(folder + file, `measured/${file}`),
        custom: custom.models,
      };
      custom.expect(files, download);
    },
    async answer(given, { signal }) {
      const task = given as LabTask;
      if (task.kind === 'explain') return explain(task, signal);
      if (task.kind === 'add') return custom.add(task.file);
      return custom.remove(task.name);
    },
  });
}
