// An article index in a thread of its own: it answers one call at a time.
import { parentPort, workerData } from 'node:worker_threads';
import type { ArticleIndex } from '../../article-index.js';
import { sentenceModelOf } from '../../reading/sentence-setting.js';
import { openArticleIndex } from '../open-article-index.js';
import type { ArticleCall, ArticleThreadMessage, ArticleThreadStart } from './article-calls.js';

/** Waited for by the first call. */
const opening = openIndex(workerData);

/** Answers a call. */
export async function answer({ method, parameters }: ArticleCall): Promise<unknown> {
  const index = await opening;
  return Reflect.apply(index[method], index, parameters);
}

async function openIndex({ path, sentenceModel }: ArticleThreadStart): Promise<ArticleIndex> {
  const embedder = await sentenceModelOf({ sentenceModel });
  return openArticleIndex(path, {
    ...(embedder === null ? {} : { embedder }),
    onEvent: (event) => tell({ kind: 'event', event }),
    onDamage: (damaged) => tell({ kind: 'damage', path: damaged }),
  });
}

function tell(message: ArticleThreadMessage): void {
  parentPort?.postMessage(message);
}
