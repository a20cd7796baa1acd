import { createWorkerPredictor } from '@biographql/admet-predictor/worker-client';

/** Predicts in a worker of the page, which starts with the first molecule: never on the server. */
export const predictor = createWorkerPredictor({
  worker: () => new Worker(new URL('./predict-worker.ts', import.meta.url), { type: 'module' }),
  models: '/admet/models/',
  wasm: '/admet/RDKit_minimal.wasm',
});
