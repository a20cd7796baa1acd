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

/**
 * Returns what a storage that refuses means and what to do, with the system's own words; undefined for every other error.
 * It looks through causes.
 */
export function storageProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const remedy = REMEDIES.find(([pattern]) => pattern.test(code))?.[1];
  return remedy === undefined ? storageProblem(error.cause) : `${remedy} (${error.message})`;
}
