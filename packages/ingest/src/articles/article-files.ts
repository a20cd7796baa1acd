import { InvalidArgumentError } from '@biographql/core';
import { detectFormat } from '../formats/detect/detect-format.js';
import { openBytes } from '../rdf/open-bytes.js';
import { type SourceFile, sourceFilesAt } from '../source-files.js';

/** A file of articles. */
export type ArticleFile = SourceFile<'pubmed-xml' | 'json-lines'>;

const EXPECTED =
  'must be a file that ends in .xml, .jsonl or .ndjson (also compressed), or a folder that holds such files';

function formatOf(path: string): ArticleFile['format'] | null {
  const ending = /\.(xml|jsonl|ndjson)(?:\.(?:gz|bz2|zst|br))?$/i.exec(path)?.[1]?.toLowerCase();
  if (ending === undefined) return null;
  return ending === 'xml' ? 'pubmed-xml' : 'json-lines';
}

/**
 * Finds the files of articles at a path: itself, or all in the folder and its folders, in order of their names; files
 * with other endings are passed over, and so are those of a folder that are graphs (TriX, KGX in JSON Lines).
 * @throws InvalidArgumentError when there is none.
 */
export async function articleFilesAt(path: string): Promise<readonly ArticleFile[]> {
  const files = await sourceFilesAt(path, { formatOf, expected: EXPECTED });
  if (files.length === 1 && files[0]?.path === path) return files;
  const articles: ArticleFile[] = [];
  for (const file of files) if (!(await isGraph(file.path))) articles.push(file);
  if (articles.length === 0) throw new InvalidArgumentError('source', EXPECTED, path);
  return articles;
}

async function isGraph(path: string): Promise<boolean> {
  await using source = openBytes(path);
  return detectFormat(await source.head()) !== null;
}
