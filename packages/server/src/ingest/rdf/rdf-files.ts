import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidArgumentError } from '@biographql/core';

/** A file of triples. */
export interface RdfFile {
  readonly path: string;
  readonly syntax: 'n-triples' | 'turtle';
  readonly bytes: number;
}

const EXPECTED =
  'must be a file that ends in .nt or .ttl (also with .gz or .br), or a folder that holds such files';

/** The syntax of a file by its name; null for other endings. */
export function rdfSyntaxOf(path: string): RdfFile['syntax'] | null {
  const ending = /\.(nt|ttl)(?:\.(?:gz|br))?$/i.exec(path)?.[1]?.toLowerCase();
  if (ending === undefined) return null;
  return ending === 'nt' ? 'n-triples' : 'turtle';
}

/**
 * Finds the files of triples at a path: itself, or all in the folder and its folders, in order of their names.
 * @throws InvalidArgumentError when there is none.
 */
export async function rdfFilesAt(path: string): Promise<readonly RdfFile[]> {
  const found = await stat(path).catch(() => null);
  if (found === null)
    throw new InvalidArgumentError('source', `${EXPECTED}; nothing is there`, path);
  const names = found.isDirectory()
    ? (await readdir(path, { recursive: true })).sort().map((name) => join(path, name))
    : [path];
  const files = await Promise.all(names.map(rdfFileAt));
  const readable = files.filter((file) => file !== null);
  if (readable.length === 0) throw new InvalidArgumentError('source', EXPECTED, path);
  return readable;
}

async function rdfFileAt(path: string): Promise<RdfFile | null> {
  const syntax = rdfSyntaxOf(path);
  if (syntax === null) return null;
  const found = await stat(path);
  return found.isFile() ? { path, syntax, bytes: found.size } : null;
}
