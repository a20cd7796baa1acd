export type { WorkerPort } from '@biographql/admet-predictor/page-worker';
export { servePredictor } from './page/serve-predictor.js';
export { serveTrainer } from './page/worker-trainer.js';
