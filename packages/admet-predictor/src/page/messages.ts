import { BioGraphQLError } from '@biographql/core';
import { PredictorError, type PredictorErrorCode } from '../errors.js';

/** What a page posts to its worker: options once, then tasks. */
export type ToWorker =
  | { readonly kind: 'start'; readonly options: object }
  | { readonly kind: 'task'; readonly id: number; readonly task: object }
  | { readonly kind: 'cancel'; readonly id: number };

/** What a worker posts to its page. */
export type FromWorker =
  | { readonly kind: 'bytes'; readonly bytes: LoadedBytes }
  | { readonly kind: 'progress'; readonly id: number; readonly progress: object }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'problem'; readonly id: number; readonly error: PostedError };

/** How much of a file has been loaded. */
export interface LoadedBytes {
  readonly file: string;
  readonly loaded: number;
  /** Null while the server does not say. */
  readonly total: number | null;
}

/** An error as a worker posts it. */
export interface PostedError {
  readonly code: string;
  readonly message: string;
}

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
