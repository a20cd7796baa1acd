import { BioGraphQLError } from '@biographql/core';
import { PredictorError, type PredictorErrorCode } from '../contract.js';

export type ToWorker =
  | { readonly kind: 'start'; readonly options: object }
  | { readonly kind: 'task'; readonly id: number; readonly task: object }
  | { readonly kind: 'cancel'; readonly id: number };

export type FromWorker =
  | { readonly kind: 'bytes'; readonly bytes: LoadedBytes }
  | { readonly kind: 'progress'; readonly id: number; readonly progress: object }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'problem'; readonly id: number; readonly error: PostedError };

export interface LoadedBytes {
  readonly file: string;
  readonly loaded: number;
  readonly total: number | null;
}

export interface PostedError {
  readonly code: string;
  readonly message: string;
}

export function toPosted(error: unknown): PostedError {
  if (BioGraphQLError.is(error)) return { code: error.code, message: error.shortMessage };
  return { code: 'INTERNAL', message: error instanceof Error ? error.message : String(error) };
}

const CODES: readonly string[] = [
  'INVALID_MODEL_FILE',
  'MODEL_UNAVAILABLE',
  'TOOLKIT_UNAVAILABLE',
] satisfies PredictorErrorCode[];

export function fromPosted({ code, message }: PostedError): Error {
  if (CODES.includes(code)) return new PredictorError(code as PredictorErrorCode, message);
  return Object.assign(new Error(message), { code });
}
