import { BioGraphQLError } from '@biographql/core';

/** An error as a worker posts it. */
export interface ErrorWords {
  readonly code: string;
  readonly message: string;
}

/** Returns what of an error can be posted; `INTERNAL` for one that is not of this house. */
export function errorWords(error: unknown): ErrorWords {
  if (BioGraphQLError.is(error)) return { code: error.code, message: error.shortMessage };
  return { code: 'INTERNAL', message: error instanceof Error ? error.message : String(error) };
}
