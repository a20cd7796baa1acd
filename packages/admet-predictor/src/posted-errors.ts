import { BioGraphQLError } from '@biographql/core';
import { PredictorError, type PredictorErrorCode } from './errors.js';

/** An error as a worker posts it. */
export interface PostedError {
  readonly code: string;
  readonly message: string;
}

/** Returns what of an error can be posted; `INTERNAL` for one that is not of this house. */
export function toPosted(error: unknown): PostedError {
  if (BioGraphQLError.is(error)) return { code: error.code, message: error.shortMessage };
  return { code: 'INTERNAL', message: error instanceof Error ? error.message : String(error) };
}

const CODES: readonly string[] = [
  'INVALID_MODEL_FILE',
  'MODEL_UNAVAILABLE',
  'TOOLKIT_UNAVAILABLE',
] satisfies PredictorErrorCode[];

/** Returns the error that was posted; one of another class than ours is an error with its `code`. */
export function fromPosted({ code, message }: PostedError): Error {
  if (CODES.includes(code)) return new PredictorError(code as PredictorErrorCode, message);
  return Object.assign(new Error(message), { code });
}
