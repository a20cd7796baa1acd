import { createWorkerPredictor } from '@biographql/admet-predictor/worker-client';

/** The predictor in a worker of this browser: no molecule leaves the page, and the page is never blocked. */
export const browserSource = createWorkerPredictor({
  worker: () => new Worker(new URL('./predict-worker.ts', import.meta.url), { type: 'module' }),
  models: `${import.meta.env.BASE_URL}admet/models/`,
  wasm: `${import.meta.env.BASE_URL}admet/toolkit.wasm`,
});
