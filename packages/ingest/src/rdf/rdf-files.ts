import { type SourceFile, sourceFilesAt } from '../source-files.js';

/** A file of triples. */
export type RdfFile = SourceFile<'n-triples' | 'turtle'>;

const EXPECTED =
  'must be a file that ends in .nt or .ttl (also with .gz or .br), or a folder that holds such files';

function formatOf(path: string): RdfFile['format'] | null {
  const ending = /\.(nt|ttl)(?:\.(?:gz|br))?$/i.exec(path)?.[1]?.toLowerCase();
  if (ending === undefined) return null;
  return ending === 'nt' ? 'n-triples' : 'turtle';
}

/**
 * Finds the files of triples at a path: itself, or all in the folder and its folders, in order of their names.
 * @throws InvalidArgumentError when there is none.
 */
export function rdfFilesAt(path: string): Promise<readonly RdfFile[]> {
  return sourceFilesAt(path, { formatOf, expected: EXPECTED });
}
