import { modelsIn } from './node-models.js';
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

export * from './exports.js';
export { modelsIn } from './node-models.js';
