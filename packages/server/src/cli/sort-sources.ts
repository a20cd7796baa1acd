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
 * @throws InvalidArgumentError for a source that is absent.
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
    const found = await graphFilesAt(path, formats);
    const isGraph = found.files.length > 0;
    // The ending of a file that is a graph tells nothing: KGX has JSON Lines too.
    const seeksArticles = !isGraph || isSeveral(path, found);
    const articles = seeksArticles ? await articleFilesAt(path) : [];
    // What is neither is left to the reading, which rejects it with its reason.
    if (isGraph || articles.length === 0) graphSources.push(path);
    if (articles.length > 0) articleSources.push(path);
  }
  return { graphSources, articleSources };
}

const STANDARD_INPUT = '-';

/** Whether a folder or an archive was found, which may hold articles too. */
function isSeveral(path: string, { files }: GraphFiles): boolean {
  const [first] = files;
  return files.length !== 1 || first?.path !== path || first.format === null;
}
