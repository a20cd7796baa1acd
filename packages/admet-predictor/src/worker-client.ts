export {
  createWorkerPredictor,
  type WorkerPredictor,
  type WorkerPredictorOptions,
  type WorkerPredictorState,
} from './page/worker-predictor.js';
