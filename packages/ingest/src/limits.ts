import { BioGraphQLError } from '@biographql/core';

/** Limits on what one file may ask of its reader, so that no file can exhaust memory or time. */
export const LIMITS = {
  /** Bytes of a line and of a text of JSON; half of the characters that Turtle may have between two triples. */
  text: 8 * 1024 * 1024,
  /** Characters of a record: an article, a study, what stands between two triples of RDF/XML. */
  record: 32 * 1024 * 1024,
  /** Characters of a row of a table. */
  row: 1024 * 1024,
  /** Elements, lists or objects inside one another. */
  depth: 500,
  /** Decompressed bytes for each byte of a compressed file, once there are more than `freeBytes`. */
  expansion: 500,
  freeBytes: 64 * 1024 * 1024,
  /** Decompressed bytes of a file. */
  fileBytes: 1024 ** 4,
  /** Maximum window of a Zstandard file in bytes; the usual tools have the same limit. */
  windowBytes: 128 * 1024 * 1024,
} as const;

/**
 * The rest of a file cannot be read: it is damaged, malformed, or passes a limit. What came before was delivered. Readers
 * throw it, and readers of several files turn it into a reject.
 */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';

  constructor(
    message: string,
    readonly line: number | null = null,
  ) {
    super(message);
  }
}

/**
 * Returns the reason and the line of a reject for a file whose reader failed: readers use parsers that throw
 * their own errors. @throws the error itself when the system could not read the file, or a package for it is missing.
 */
export function toEndOfFile(error: unknown): {
  readonly reason: string;
  readonly line: number | null;
} {
  const isOurs = BioGraphQLError.is(error);
  if (!(error instanceof Error) || isOurs || 'syscall' in error) throw error;
  const clause = error.message.split('\n', 1)[0]?.replace(/\.$/, '') ?? '';
  const line = error instanceof UnreadableError ? error.line : null;
  return { reason: `${clause}; the rest of the file is skipped`, line };
}
