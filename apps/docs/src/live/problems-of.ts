import { ServiceError } from '@biographql/client';
import { BioGraphQLError, ERROR_CODES, withoutPages } from '@biographql/core';

/** Something that went wrong with an example. */
export interface Problem {
  /** Of an error with a page of its own; null for one without. */
  readonly code: string | null;
  readonly message: string;
}

/** Returns what an error tells readers: each error of an answer, or else the error itself. */
export function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof ServiceError && error.errors.length > 0) {
    return error.errors.map(({ message, extensions }) => ({
      code: knownCode(extensions?.code),
      message: withoutPages(message),
    }));
  }
  if (BioGraphQLError.is(error)) return [{ code: error.code, message: error.shortMessage }];
  return [{ code: null, message: error instanceof Error ? error.message : String(error) }];
}

/** Returns what an answer with errors holds nevertheless; null when that is nothing. */
export function partialData(error: unknown): object | null {
  const data: unknown = error instanceof ServiceError ? error.data : null;
  const isSomething = (value: unknown) => value !== null && value !== undefined;
  return typeof data === 'object' && data !== null && Object.values(data).some(isSomething)
    ? data
    : null;
}

function knownCode(code: string | undefined): string | null {
  return code !== undefined && Object.hasOwn(ERROR_CODES, code) ? code : null;
}
