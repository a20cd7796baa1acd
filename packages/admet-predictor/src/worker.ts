import { createBatchCalls } from './batch-calls.js';
import { createPredictor } from './index.js';

export type {
  DescribeBatch,
  PredictAllBatch,
  PredictBatch,
  SubstructureBatch,
} from './batch-calls.js';

/** Calls of a thread, by a predictor of its own; batches of 10 to 100 molecules suit a worker pool. */
export const { predictBatch, predictAllBatch, describeBatch, findSubstructure } =
  createBatchCalls<never>(() => createPredictor());
