import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidArgumentError } from '@biographql/core';

/** A file that an ingest can read. */
export interface SourceFile<Format extends string> {
  readonly path: string;
  readonly format: Format;
  readonly bytes: number;
}

/** Which files are wanted. */
export interface WantedFiles<Format extends string> {
  /** The format of a file by its name; null for a file that is passed over. */
  readonly formatOf: (path: string) => Format | null;
  /** What a path must lead to, as a clause: `must be …`. */
  readonly expected: string;
}

/**
 * Finds the wanted files at a path: itself, or all in the folder and its folders, in order of their names.
 * @throws InvalidArgumentError when there is none.
 */
export async function sourceFilesAt<Format extends string>(
  path: string,
  { formatOf, expected }: WantedFiles<Format>,
): Promise<readonly SourceFile<Format>[]> {
  const found = await stat(path).catch(() => null);
  if (found === null)
    throw new InvalidArgumentError('source', `${expected}; nothing is there`, path);
  const names = found.isDirectory()
    ? (await readdir(path, { recursive: true })).sort().map((name) => join(path, name))
    : [path];
  const files: SourceFile<Format>[] = [];
  for (const name of names) {
    const format = formatOf(name);
    const entry = format === null ? null : await stat(name);
    if (format !== null && entry?.isFile()) files.push({ path: name, format, bytes: entry.size });
  }
  if (files.length === 0) throw new InvalidArgumentError('source', expected, path);
  return files;
}
