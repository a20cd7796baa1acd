import { readFile } from 'node:fs/promises';
import { type AssayModel, readAssayModel } from '../custom/model.js';

/** Number of similar measured molecules in explanations and reports. */
export const SIMILAR = 5;

/** Reads files of custom models. @throws PredictorError for other files. */
export function readCustomModels(files: readonly string[]): Promise<readonly AssayModel[]> {
  return Promise.all(files.map(async (file) => readAssayModel(await readFile(file))));
}
