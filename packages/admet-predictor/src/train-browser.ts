import type { AssayRow } from './assay/assay-row.js';
import { type TrainedAssay, type TrainOptions, trainWith } from './assay/train-model.js';
import { beside } from './beside.js';
import { fetchSource } from './model/model-store.js';

/** The browser's `trainModel`: models and toolkit are fetched by URL. A page trains in a worker, see `createWorkerTrainer`. */
export function trainModel(
  rows: readonly AssayRow[],
  options: TrainOptions,
): Promise<TrainedAssay> {
  return trainWith(rows, options, (folder = beside(import.meta.url, '../models/')) =>
    fetchSource(folder),
  );
}

export * from './assay/exports.js';
