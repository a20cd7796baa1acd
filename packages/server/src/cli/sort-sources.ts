import { InvalidArgumentError } from '@biographql/core';
import { articleFilesAt, rdfFilesAt } from '@biographql/ingest';

/** The sources of an ingest, by kind. */
export interface SortedSources {
  readonly graphSources: readonly string[];
  readonly articleSources: readonly string[];
}

/** Sources as the command line has them. */
export interface GivenSources {
  /** Of either kind. */
  readonly files: readonly string[];
  readonly graph: readonly string[];
  readonly articles: readonly string[];
}

/**
 * Returns graphs and articles apart, by the endings of the files; a folder that holds both counts as both.
 * @throws InvalidArgumentError for a source that is absent or holds nothing that can be read.
 */
export async function sortSources({
  files,
  graph,
  articles,
}: GivenSources): Promise<SortedSources> {
  const graphSources = [...graph];
  const articleSources = [...articles];
  for (const path of files) {
    const holdsGraph = await holds(rdfFilesAt(path));
    const holdsArticles = await holds(articleFilesAt(path));
    if (!holdsGraph && !holdsArticles) throw unreadable(path);
    if (holdsGraph) graphSources.push(path);
    if (holdsArticles) articleSources.push(path);
  }
  return { graphSources, articleSources };
}

async function holds(found: Promise<readonly unknown[]>): Promise<boolean> {
  try {
    return (await found).length > 0;
  } catch (error) {
    if (error instanceof InvalidArgumentError) return false;
    throw error;
  }
}

function unreadable(path: string): InvalidArgumentError {
  return new InvalidArgumentError(
    'source',
    'must be a file or folder of RDF (.nt, .ttl) or articles (.xml, .jsonl, .ndjson), also with .gz or .br',
    path,
  );
}
