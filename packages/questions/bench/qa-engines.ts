import { openArticleIndex, openLabelIndex, oxigraphStore } from '@biographql/engines/drivers';
import { openDataset } from '@biographql/ingest';
import type { QuestionEngines } from '../src/create-question-service.js';

/** Opens engines over a data directory that `biographql ingest` built; one graph worker, closed by disposal. */
export async function openBenchEngines(
  dataDir: string,
): Promise<QuestionEngines & AsyncDisposable> {
  const { files } = await openDataset(dataDir);
  const graph = oxigraphStore({ path: files.graph, workers: 1, timeoutMs: 60_000 });
  const labels = openLabelIndex(files.labels);
  const articles = openArticleIndex(files.articles);
  await graph.ready();
  return {
    graph,
    labels,
    articles,
    async [Symbol.asyncDispose]() {
      await graph[Symbol.asyncDispose]();
      await labels[Symbol.asyncDispose]();
      await articles[Symbol.asyncDispose]();
    },
  };
}
