import { InvalidArgumentError } from '@biographql/core';
import {
  articleFilesAt,
  type GraphFiles,
  type GraphFormatOptions,
  graphFilesAt,
} from '@biographql/ingest';

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
 * Returns graphs and articles apart, by the content of the files; a folder or an archive that holds both counts as both.
 * The standard input (`-`) is a graph.
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
    const found = await foundIn(graphFilesAt(path, formats));
    // The ending of a file that is a graph tells nothing: KGX has JSON Lines too.
    const seeksArticles = found instanceof Error || isSeveral(path, found);
    const articles = seeksArticles ? await foundIn(articleFilesAt(path)) : null;
    const holdsArticles = articles !== null && !(articles instanceof Error);
    if (found instanceof Error && !holdsArticles) throw found;
    if (!(found instanceof Error)) graphSources.push(path);
    if (holdsArticles) articleSources.push(path);
  }
  return { graphSources, articleSources };
}

const STANDARD_INPUT = '-';

/** Whether a folder or an archive was found, which may hold articles too. */
function isSeveral(path: string, { files }: GraphFiles): boolean {
  const [first] = files;
  return files.length !== 1 || first?.path !== path || first.format === null;
}

/** Returns what is there to be read, or why nothing is. */
async function foundIn<Found>(files: Promise<Found>): Promise<Found | InvalidArgumentError> {
  try {
    return await files;
  } catch (error) {
    if (error instanceof InvalidArgumentError) return error;
    throw error;
  }
}
