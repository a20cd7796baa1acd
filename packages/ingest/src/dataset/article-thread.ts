import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { defaultDrivers } from '@biographql/engines/drivers';
import type { ArticleContext } from './article-part.js';
import type { PartPlan } from './build-plan.js';
import type { ArticlesManifest } from './manifest.js';
import type { IngestProgress, ProgressUpdate, Reject } from './progress.js';

export interface ArticleThread extends AsyncDisposable {
  /**
   * Returns the built articles; null when the thread failed and the caller must build them. Call it once the label index
   * is built.
   * @param triples - number of the graph's triples.
   * @throws `signal.reason` when aborted.
   */
  finish(triples: number): Promise<ArticlesManifest | null>;
}

export interface ArticleThreadStart {
  readonly plan: PartPlan;
  readonly directory: string;
  readonly settings: ArticleContext['settings'];
}

export type ArticleThreadMessage =
  | IngestProgress
  | { readonly manifest: ArticlesManifest; readonly rejects: readonly Reject[] };

/** Megabytes, enough for the starter data. A larger limit only keeps more garbage. */
const MAX_MEMORY = 448;

/** Path of the worker module; null in a development tree, which builds articles after the names. */
function builtArticleWorker(): string | null {
  const path = fileURLToPath(new URL('./article-build-worker.js', import.meta.url));
  return existsSync(path) ? path : null;
}

/** Builds the starter articles in a thread where the drivers are our own and there are at least two processors. */
export function beginArticles(
  plan: PartPlan | null,
  { directory, drivers, settings = {}, reporter, reject, signal }: ArticleContext,
  module: string | null = builtArticleWorker(),
): ArticleThread | null {
  if (plan?.origin !== 'starter' || plan.hasLiterature === true) return null;
  const defaults = defaultDrivers();
  const areOwn = drivers.articles === defaults.articles && drivers.labels === defaults.labels;
  if (!areOwn || module === null || availableParallelism() < 2) return null;
  // Settings of other drivers may not be serializable.
  const names = Object.keys({ ...defaults.articles.settings, ...defaults.labels.settings });
  const driverSettings = Object.fromEntries(names.map((name) => [name, settings[name]]));
  const worker = new Worker(module, {
    workerData: { plan, directory, settings: driverSettings } satisfies ArticleThreadStart,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
  });
  const end = () => void worker.terminate();
  signal?.addEventListener('abort', end);
  let shown: ProgressUpdate = {};
  let isShown = false;
  const built = new Promise<ArticlesManifest | null>((resolve) => {
    worker.on('message', (message: ArticleThreadMessage) => {
      if ('phase' in message) {
        const { secondsLeft: _left, ...progress } = message;
        shown = progress;
        if (isShown) reporter.update(shown);
        return;
      }
      message.rejects.forEach(reject);
      resolve(message.manifest);
    });
    worker.on('error', () => resolve(null));
    worker.on('exit', () => resolve(null));
  });
  return {
    async finish(triples) {
      reporter.start('articles', shown);
      isShown = true;
      worker.postMessage(triples);
      const manifest = await built;
      signal?.throwIfAborted();
      if (manifest !== null) reporter.update({ done: manifest.articles });
      reporter.finish();
      return manifest;
    },
    async [Symbol.asyncDispose]() {
      signal?.removeEventListener('abort', end);
      await worker.terminate();
    },
  };
}
