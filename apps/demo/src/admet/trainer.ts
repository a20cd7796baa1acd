import { createWorkerTrainer } from '@biographql/admet-lab/worker-client';

/** Trains in a worker of this browser: no row leaves the page, and the page is never blocked. */
export const trainer = createWorkerTrainer({
  worker: () => new Worker(new URL('./train-worker.ts', import.meta.url), { type: 'module' }),
  models: `${import.meta.env.BASE_URL}admet/models/`,
  wasm: `${import.meta.env.BASE_URL}admet/toolkit.wasm`,
});
