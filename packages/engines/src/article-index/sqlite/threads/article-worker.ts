// Answers calls of an article index in a thread, one at a time.
import { parentPort, workerData } from 'node:worker_threads';
import { openArticleIndex } from '../sqlite-article-index.js';
import type { ArticleCall } from './threaded-articles.js';

/** The thread starts with the path of the file, and reports the paths of damaged files. */
const opening = openArticleIndex(String(workerData), {
  onDamage: (path) => parentPort?.postMessage(path),
});

export async function answer({ method, parameters }: ArticleCall): Promise<unknown> {
  const index = await opening;
  return Reflect.apply(index[method], index, parameters);
}
