import { createWorkerPredictor } from '@biographql/admet-lab/worker-client';

/** The predictor in a worker of this browser: no molecule leaves the page, and the page is never blocked. */
export const browserSource = inWorker();

/** Says why: a worker of its own, with a toolkit of its own, so that a reason does not wait for ten thousand predictions. */
export const reasonSource = inWorker();

function inWorker() {
  return createWorkerPredictor({
    worker: () => new Worker(new URL('./predict-worker.ts', import.meta.url), { type: 'module' }),
    models: `${import.meta.env.BASE_URL}admet/models/`,
    wasm: `${import.meta.env.BASE_URL}admet/toolkit.wasm`,
  });
}
