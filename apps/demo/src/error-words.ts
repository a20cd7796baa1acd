import { BioGraphQLError } from '@biographql/core';

/** Words an error for a person: one of ours without the address of its page, which this page does not serve. */
export function errorWords(error: unknown): string {
  if (BioGraphQLError.is(error)) return error.shortMessage;
  return error instanceof Error ? error.message : String(error);
}
