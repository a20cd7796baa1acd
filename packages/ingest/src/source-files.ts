import { readdir, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { InvalidArgumentError } from '@biographql/core';
import { STANDARD_INPUT } from './bytes/open-bytes.js';

export interface SourceFile<Format extends string> {
  readonly path: string;
  readonly format: Format;
  readonly bytes: number;
}

/**
 * Returns the file at a path, or all files of the folder and its subfolders, sorted by name. Skips files and folders
 * whose name begins with a dot: nobody means to load them.
 * @throws InvalidArgumentError when nothing is there.
 */
export async function listFiles(
  path: string,
): Promise<readonly { readonly path: string; readonly bytes: number }[]> {
  const found = await stat(path).catch(() => null);
  if (found === null)
    throw new InvalidArgumentError('source', 'must be an existing file or folder', path);
  if (found.isFile()) return [{ path, bytes: found.size }];
  const names = found.isDirectory() ? (await readdir(path, { recursive: true })).sort() : [];
  const entries = names
    .filter((name) => !name.split(sep).some((part) => part.startsWith('.')))
    .map(async (name) => ({ path: join(path, name), entry: await stat(join(path, name)) }));
  return (await Promise.all(entries))
    .filter(({ entry }) => entry.isFile())
    .map(({ entry, ...file }) => ({ ...file, bytes: entry.size }));
}

/** Returns the source name of a file: its name without folder and compression. */
export function sourceName(path: string): string {
  return path === STANDARD_INPUT
    ? 'standard input'
    : basename(path).replace(/\.(?:gz|bz2|zst|br)$/i, '');
}

export function fileBase(path: string): string {
  return `file:///${encodeURIComponent(sourceName(path))}`;
}
