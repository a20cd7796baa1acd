import { readFile } from 'node:fs/promises';
import { fetchSource } from './model/model-store.js';
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
 */
export function createPredictor(options: PredictorOptions = {}): Predictor {
  return assemblePredictor(options, (folder = new URL('../models/', import.meta.url)) => {
    const base = new URL(String(folder).replace(/\/?$/, '/'), import.meta.url);
    if (base.protocol !== 'file:') return fetchSource(base);
    return (file) => readFile(new URL(file, base));
  });
}

export * from './exports.js';
