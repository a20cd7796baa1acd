import { fileURLToPath } from 'node:url';
import { readStarterProvenance, starterDataFiles } from '@biographql/starter-data';

/** The starter data as sources of a build. */
export interface StarterSources {
  /** Changes whenever the starter data does. */
  readonly version: string;
  readonly graph: string;
  readonly articles: string;
}

/** Finds the starter data that the installed service brings along. */
export async function starterSources(): Promise<StarterSources> {
  const { graph, articles } = starterDataFiles();
  const { files } = await readStarterProvenance();
  const digests = [files['graph.nt.br'].sha256, files['articles.jsonl.br'].sha256];
  return {
    version: digests.map((digest) => digest.slice(0, 12)).join('-'),
    graph: fileURLToPath(graph),
    articles: fileURLToPath(articles),
  };
}
