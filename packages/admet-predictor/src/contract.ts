import { type AdmetRejection, type AdmetRejectionCode, BioGraphQLError } from '@biographql/core';
import { modelNames, modelUnits } from './generated/model-names.js';

export { modelNames, modelUnits };

/** One of the 28 model names. */
export type ModelName = (typeof modelNames)[number];

const known: ReadonlySet<string> = new Set(modelNames);

/** Whether the text is exactly one of the 28 model names (case matters). */
export function isModelName(text: string): text is ModelName {
  return known.has(text);
}

/** An invalid model file, a file that could not be loaded, or a toolkit that could not. */
export type PredictorErrorCode = 'INVALID_MODEL_FILE' | 'MODEL_UNAVAILABLE' | 'TOOLKIT_UNAVAILABLE';

/** Error of a whole call. A molecule that fails gets a rejection in the results instead. */
export class PredictorError extends BioGraphQLError<PredictorErrorCode> {
  override readonly name = 'PredictorError';

  /** True unless the model file is invalid. */
  override get isRetryable(): boolean {
    return this.code !== 'INVALID_MODEL_FILE';
  }
}

/** Heavy atoms above which a molecule is rejected unless the caller sets another cap. */
export const DEFAULT_MAX_HEAVY_ATOMS = 300;

/** Why a molecule was rejected. */
export interface Rejection extends AdmetRejection {
  readonly code: AdmetRejectionCode;
}
