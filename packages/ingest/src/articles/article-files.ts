import { type SourceFile, sourceFilesAt } from '../source-files.js';

/** A file of articles. */
export type ArticleFile = SourceFile<'pubmed-xml' | 'json-lines'>;

const EXPECTED =
  'must be a file that ends in .xml, .jsonl or .ndjson (also with .gz or .br), or a folder that holds such files';

function formatOf(path: string): ArticleFile['format'] | null {
  const ending = /\.(xml|jsonl|ndjson)(?:\.(?:gz|br))?$/i.exec(path)?.[1]?.toLowerCase();
  if (ending === undefined) return null;
  return ending === 'xml' ? 'pubmed-xml' : 'json-lines';
}

/**
 * Finds the files of articles at a path: itself, or all in the folder and its folders, in order of their names; files
 * with other endings are passed over.
 * @throws InvalidArgumentError when there is none.
 */
export function articleFilesAt(path: string): Promise<readonly ArticleFile[]> {
  return sourceFilesAt(path, { formatOf, expected: EXPECTED });
}
