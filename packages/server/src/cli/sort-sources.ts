import { stat } from 'node:fs/promises';
import { InvalidArgumentError } from '@biographql/core';
import { articleFilesAt, type GraphFormatOptions, graphFilesAt } from '@biographql/ingest';

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
 * Returns graphs and articles apart: graphs by the content of the files, articles by their endings; a folder that holds
 * both counts as both. The standard input (`-`) is a graph.
 * @throws InvalidArgumentError for a source that is absent or holds nothing that can be read.
 */
export async function sortSources(
  { files, graph, articles }: GivenSources,
  formats: GraphFormatOptions = {},
): Promise<SortedSources> {
  const graphSources = [...graph];
  const articleSources = [...articles];
  for (const path of files) {
    if (path === STANDARD_INPUT) {
      graphSources.push(path);
      continue;
    }
    const isFolder = (await stat(path).catch(() => null))?.isDirectory() === true;
    const reason = await reasonNot(graphFilesAt(path, formats));
    const holdsGraph = reason === null;
    // The ending of a file that is a graph tells nothing: KGX has JSON Lines too.
    const seeksArticles = isFolder || !holdsGraph;
    const holdsArticles = seeksArticles && (await reasonNot(articleFilesAt(path))) === null;
    if (reason !== null && !holdsArticles) throw reason;
    if (holdsGraph) graphSources.push(path);
    if (holdsArticles) articleSources.push(path);
  }
  return { graphSources, articleSources };
}

const STANDARD_INPUT = '-';

/** Returns why nothing is there to be read; null when something is. */
async function reasonNot(found: Promise<unknown>): Promise<InvalidArgumentError | null> {
  try {
    await found;
    return null;
  } catch (error) {
    if (error instanceof InvalidArgumentError) return error;
    throw error;
  }
}
