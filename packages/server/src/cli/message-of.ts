import { BioGraphQLError } from '@biographql/core';
import { storageProblem } from './storage-problem.js';

/** Returns what a person needs to know: our own errors and those of the storage by their message, others with their stack, since they are our fault. */
export function messageOf(error: unknown): string {
  if (BioGraphQLError.is(error)) return error.message;
  const problem = storageProblem(error);
  if (problem !== undefined) return problem;
  if (error instanceof Error && 'code' in error && 'syscall' in error) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
