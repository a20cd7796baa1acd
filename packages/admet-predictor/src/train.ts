import type { AssayRow } from './assay/assay-row.js';
import { type TrainedAssay, type TrainOptions, trainWith } from './assay/train-model.js';
import { modelsIn } from './node-models.js';

/**
 * Trains a model of one's own assay on top of a public one, cross-validates it and writes it to a file. Nothing leaves the
 * machine. A bad row is left out and named in `problems`; it never takes the others along.
 *
 * @throws InvalidArgumentError for fewer than 100 molecules (10 of either class) that can be read, or values that are all the
 * same; UnknownModelError; PredictorError for a file or a toolkit that cannot be loaded; the signal's reason when aborted.
 *
 * @example
 * ```ts sketch: a table of one's own
 * import { createPredictor } from '@biographql/admet-predictor';
 * import { parseAssayCsv, readAssayModel, trainModel } from '@biographql/admet-predictor/train';
 *
 * const { bytes, card, problems } = await trainModel(parseAssayCsv(text), { base: 'LogD7' });
 * const own = readAssayModel(bytes);
 * const predictor = createPredictor({ own: [own] });
 * const [prediction] = await predictor.predict(own.name, ['CCO']);
 * ```
 */
export function trainModel(
  rows: readonly AssayRow[],
  options: TrainOptions,
): Promise<TrainedAssay> {
  return trainWith(rows, options, modelsIn);
}

export * from './assay/exports.js';
