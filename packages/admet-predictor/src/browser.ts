import { beside } from './beside.js';
import { fetchSource } from './model/model-store.js';
import { assemblePredictor, type Predictor, type PredictorOptions } from './predictor.js';

/** The browser's {@link Predictor} factory: models and toolkit are fetched by URL. */
export function createPredictor<Own extends string = never>(
  options: PredictorOptions<Own> = {},
): Predictor<Own> {
  return assemblePredictor(options, (folder = beside(import.meta.url, '../models/')) =>
    fetchSource(folder),
  );
}

export * from './exports.js';
