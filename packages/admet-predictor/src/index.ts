import { readFile } from 'node:fs/promises';
import { fetchSource, type ModelSource } from './model/model-store.js';
import { assemblePredictor, type Predictor, type PredictorOptions } from './predictor.js';

/**
 * Makes a predictor. Nothing is loaded yet: the toolkit comes with the first molecule, each model with
 * its first use.
 *
 * @example
 * ```ts
 * import { createPredictor } from '@biographql/admet-predictor';
 *
 * const predictor = createPredictor();
 * const [aspirin] = await predictor.predict('logS', ['CC(=O)Oc1ccccc1C(=O)O']);
 * ```
 * @see {@link https://github.com/biographql/biographql/blob/main/packages/admet-predictor/README.md}
 */
export function createPredictor<Custom extends string = never>(
  options: PredictorOptions<Custom> = {},
): Predictor<Custom> {
  return assemblePredictor(options, modelsIn);
}

/** Reader for the files of a folder (URL or absolute path), from disk or over HTTP. Default: this package's models. */
export function modelsIn(
  folder: string | URL = new URL('../models/', import.meta.url),
): ModelSource {
  const base = new URL(String(folder).replace(/\/?$/, '/'), import.meta.url);
  if (base.protocol !== 'file:') return fetchSource(base);
  return (file) => readFile(new URL(file, base));
}

export * from './exports.js';
