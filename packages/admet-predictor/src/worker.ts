import { createBatchCalls } from './batch-calls.js';
import { createPredictor } from './index.js';

export type {
  DescribeBatch,
  PredictAllBatch,
  PredictBatch,
  SubstructureBatch,
} from './batch-calls.js';

/** Calls for worker threads, with one predictor per thread; use batches of 64 molecules. */
export const {
  /** Predicts one model for a batch of molecules. */
  predictBatch,
  /** Predicts all models for a batch of molecules. */
  predictAllBatch,
  /** Computes the physicochemical properties of a batch of molecules. */
  describeBatch,
  /** Finds the molecules of a batch that have a substructure. */
  findSubstructure,
} = createBatchCalls<never>(() => createPredictor());
