// An article index in a thread of its own: it answers one call at a time.
import { parentPort, workerData } from 'node:worker_threads';
import { openArticleIndex } from '../open-article-index.js';
import type { ArticleCall, ArticleThreadMessage, ArticleThreadStart } from './article-calls.js';

/** Waited for by the first call. */
const { path }: ArticleThreadStart = workerData;
const opening = openArticleIndex(path, {
  onDamage: (damaged) => tell({ kind: 'damage', path: damaged }),
});

/** Answers a call. */
export async function answer({ method, parameters }: ArticleCall): Promise<unknown> {
  const index = await opening;
  return Reflect.apply(index[method], index, parameters);
}

function tell(message: ArticleThreadMessage): void {
  parentPort?.postMessage(message);
}
