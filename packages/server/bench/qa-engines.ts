import { openArticleIndex } from '../src/engines/article-index/sqlite-article-index.js';
import { oxigraphStore } from '../src/engines/graph-store/oxigraph-store.js';
import { openLabelIndex } from '../src/engines/label-index/sqlite-label-index.js';
import { sentenceAnswerer } from '../src/engines/question-answerer/sentence-answerer.js';
import { openDataset } from '../src/ingest/dataset/open-dataset.js';
import type { QuestionEngines } from '../src/services/question/create-question-service.js';

/** Engines over a data directory that `biographql ingest` built; one graph worker, closed by disposal. */
export async function openBenchEngines(
  dataDir: string,
): Promise<QuestionEngines & AsyncDisposable> {
  const { files } = await openDataset(dataDir);
  const graph = oxigraphStore({ path: files.graph, workers: 1, timeoutMs: 60_000 });
  const labels = openLabelIndex(files.labels);
  const articles = openArticleIndex(files.articles);
  const answerer = sentenceAnswerer();
  await graph.ready();
  return {
    graph,
    labels,
    articles,
    answerer,
    async [Symbol.asyncDispose]() {
      await graph[Symbol.asyncDispose]();
      await labels[Symbol.asyncDispose]();
      await articles[Symbol.asyncDispose]();
      await answerer[Symbol.asyncDispose]();
    },
  };
}
