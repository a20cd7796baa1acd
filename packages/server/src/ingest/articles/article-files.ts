import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidArgumentError } from '@biographql/core';

/** A file of articles. */
export interface ArticleFile {
  readonly path: string;
  readonly format: 'pubmed-xml' | 'json-lines';
  readonly bytes: number;
}

const EXPECTED =
  'must be a file that ends in .xml, .jsonl or .ndjson (also with .gz or .br), or a folder that holds such files';

/** The format of a file by its name; null for other endings. */
export function articleFormatOf(path: string): ArticleFile['format'] | null {
  const ending = /\.(xml|jsonl|ndjson)(?:\.(?:gz|br))?$/i.exec(path)?.[1]?.toLowerCase();
  if (ending === undefined) return null;
  return ending === 'xml' ? 'pubmed-xml' : 'json-lines';
}

/**
 * Finds the files of articles at a path: itself, or all in the folder and its folders, in order of their names; files
 * with other endings are passed over.
 * @throws InvalidArgumentError when there is none.
 */
export async function articleFilesAt(path: string): Promise<readonly ArticleFile[]> {
  const found = await stat(path).catch(() => null);
  if (found === null)
    throw new InvalidArgumentError('source', `${EXPECTED}; nothing is there`, path);
  const names = found.isDirectory()
    ? (await readdir(path, { recursive: true })).sort().map((name) => join(path, name))
    : [path];
  const files: ArticleFile[] = [];
  for (const name of names) {
    const format = articleFormatOf(name);
    const entry = format === null ? null : await stat(name);
    if (format !== null && entry?.isFile()) files.push({ path: name, format, bytes: entry.size });
  }
  if (files.length === 0) throw new InvalidArgumentError('source', EXPECTED, path);
  return files;
}
