import { BioGraphQLError } from '@biographql/core';

export function errorMessage(error: unknown): string {
  if (BioGraphQLError.is(error)) return error.message;
  const problem = storageProblem(error);
  if (problem !== undefined) return problem;
  if (error instanceof Error && 'code' in error && 'syscall' in error) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Codes of the system and of databases (`…_FULL`), and what a person can do. */
const REMEDIES = [
  [
    /^(?:ENOSPC|EDQUOT)$|_FULL\b/,
    'The disk is full. Free some space, or choose another directory with --data-dir.',
  ],
  [
    /^EROFS$|_READONLY/,
    'The directory is read-only and cannot be written. Choose another with --data-dir.',
  ],
  [
    /^(?:EACCES|EPERM)/,
    'This user may not do that. Change the owner or the rights, or choose another directory with --data-dir.',
  ],
  [/^(?:EMFILE|ENFILE)/, 'Too many files are open. Raise the limit (ulimit -n).'],
  [/^EIO$|_IOERR/, 'The disk failed to read or write. Check it, and run `biographql check`.'],
] as const;

/** Explains an error of the disk or a database, and what to do; undefined for other errors. Causes are searched. */
export function storageProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const remedy = REMEDIES.find(([pattern]) => pattern.test(code))?.[1];
  return remedy === undefined ? storageProblem(error.cause) : `${remedy} (${error.message})`;
}
