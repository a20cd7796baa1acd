export {
  createWorkerPredictor,
  type WorkerPredictor,
  type WorkerPredictorOptions,
} from './page/worker-predictor.js';
export {
  createWorkerTrainer,
  type WorkerTrainer,
  type WorkerTrainerOptions,
  type WorkerTrainOptions,
} from './page/worker-trainer.js';
