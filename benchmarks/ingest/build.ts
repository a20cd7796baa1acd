import { buildDataset, ensureDataset, openDataset } from '@biographql/ingest';
import { serve } from '../child/serve.js';

/** What to ingest; without sources, the starter data. */
export interface BuildInput {
  readonly dataDir: string;
  readonly graph: readonly string[];
  readonly articles: readonly string[];
}

/** What a build took. */
export interface BuildCost {
  readonly seconds: number;
  readonly triples: number;
  readonly articles: number;
}

await serve({ build });

async function build({ dataDir, graph, articles }: BuildInput): Promise<BuildCost> {
  const begin = performance.now();
  if (graph.length + articles.length === 0) await ensureDataset(dataDir);
  else await buildDataset({ dataDir, graphSources: graph, articleSources: articles });
  const seconds = (performance.now() - begin) / 1_000;
  const { manifest } = await openDataset(dataDir);
  return { seconds, triples: manifest.graph.triples, articles: manifest.articles.articles };
}
