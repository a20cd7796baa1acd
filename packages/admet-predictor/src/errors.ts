import { BioGraphQLError } from '@biographql/core';

/** What went wrong: a file that is no model, one that could not be loaded, or no toolkit. */
export type PredictorErrorCode = 'INVALID_MODEL_FILE' | 'MODEL_UNAVAILABLE' | 'TOOLKIT_UNAVAILABLE';

/** An error that concerns a whole call; molecules that fail alone are rejected in place instead. */
export class PredictorError extends BioGraphQLError<PredictorErrorCode> {
  override readonly name = 'PredictorError';

  /** True for what could not be loaded. */
  override get isRetryable(): boolean {
    return this.code !== 'INVALID_MODEL_FILE';
  }
}
