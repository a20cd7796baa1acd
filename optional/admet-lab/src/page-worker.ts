export type { WorkerPort } from '@biographql/admet-predictor/page-worker';
export { servePredictor } from './page/serve-predictor.js';
export { serveTrainer } from './page/serve-trainer.js';
