import { fetchSource, type ModelSource, resolveSibling } from './model/model-store.js';
import { assemblePredictor, type Predictor, type PredictorOptions } from './predictor.js';

/** The browser's {@link Predictor} factory: models and toolkit are fetched by URL. */
export function createPredictor<Custom extends string = never>(
  options: PredictorOptions<Custom> = {},
): Predictor<Custom> {
  return assemblePredictor(options, modelsIn);
}

/** Reader for the files of a folder, by default of this package's models. */
export function modelsIn(
  folder: string | URL = resolveSibling(import.meta.url, '../models/'),
): ModelSource {
  return fetchSource(folder);
}

export * from './exports.js';
