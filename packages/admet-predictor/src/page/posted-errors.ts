import { BioGraphQLError } from '@biographql/core';
import { PredictorError, type PredictorErrorCode } from '../errors.js';
import type { PostedError } from './messages.js';

/** Converts an error to plain data; the code is `INTERNAL` for errors of other libraries. */
export function toPosted(error: unknown): PostedError {
  if (BioGraphQLError.is(error)) return { code: error.code, message: error.shortMessage };
  return { code: 'INTERNAL', message: error instanceof Error ? error.message : String(error) };
}

const CODES: readonly string[] = [
  'INVALID_MODEL_FILE',
  'MODEL_UNAVAILABLE',
  'TOOLKIT_UNAVAILABLE',
] satisfies PredictorErrorCode[];

/** Restores a posted error. One that is no {@link PredictorError} becomes an `Error` with its `code`. */
export function fromPosted({ code, message }: PostedError): Error {
  if (CODES.includes(code)) return new PredictorError(code as PredictorErrorCode, message);
  return Object.assign(new Error(message), { code });
}
