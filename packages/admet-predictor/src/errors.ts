const MARKER = Symbol.for('@biographql/admet-predictor/error');

/** What went wrong: an unknown model name, a file that is no model, or one that could not be loaded. */
export type PredictorErrorCode =
  | 'UNKNOWN_MODEL'
  | 'INVALID_MODEL_FILE'
  | 'MODEL_UNAVAILABLE'
  | 'TOOLKIT_UNAVAILABLE';

/** An error that concerns a whole call; molecules that fail alone are rejected in place instead. */
export class PredictorError extends Error {
  /** Tells these errors from others, whichever copy of the package made them. */
  static is(value: unknown): value is PredictorError {
    return typeof value === 'object' && value !== null && MARKER in value;
  }

  override readonly name = 'PredictorError';
  readonly [MARKER] = true;

  constructor(
    readonly code: PredictorErrorCode,
    message: string,
    options?: { readonly cause?: unknown },
  ) {
    super(message, options);
  }
}
