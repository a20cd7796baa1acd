export { servePredictor, type WorkerPort } from './page/serve-predictor.js';
