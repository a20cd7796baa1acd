import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { DriverOptions } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import type { BuildContext, PartPlan } from './build-plan.js';
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

/** Path of the worker module; null in a development tree, which builds articles after the names. */
function builtArticleWorker(): string | null {
  const path = fileURLToPath(new URL('./article-build-worker.js', import.meta.url));
  return existsSync(path) ? path : null;
}

/**
 * Starts a worker thread for the articles where it helps: for small collections, default drivers and at least two
 * processors.
 */
export function beginArticles(
  plan: PartPlan | null,
  context: BuildContext,
  module: string | null = builtArticleWorker(),
): ArticleThread | null {
  if (plan?.origin !== 'starter' || plan.hasLiterature === true) return null;
  const { drivers, checkpoint } = context;
  const own = defaultDrivers();
  const areOwn = drivers.articles === own.articles && drivers.labels === own.labels;
  if (!areOwn || own.articles.buildEarly === undefined) return null;
  if (module === null || checkpoint.steps.articles !== undefined) return null;
  return availableParallelism() < 2 ? null : startThread(plan, context, module);
}

/** Megabytes, enough for the starter data. A larger limit only keeps more garbage. */
const MOST_MEMORY = 448;

function startThread(plan: PartPlan, context: BuildContext, module: string): ArticleThread {
  const { reporter, signal } = context;
  const worker = new Worker(module, {
    workerData: getStart(plan, context),
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  const end = () => void worker.terminate();
  signal?.addEventListener('abort', end);
  let shown: ProgressUpdate = {};
  let isTold = false;
  const built = new Promise<ArticlesManifest | null>((resolve) => {
    worker.on('message', (message: ArticleThreadMessage) => {
      if (message.kind === 'progress') {
        shown = getShown(message.progress);
        if (isTold) reporter.update(shown);
        return;
      }
      message.rejects.forEach(context.reject);
      resolve(message.manifest);
    });
    worker.on('error', () => resolve(null));
    worker.on('exit', () => resolve(null));
  });
  return {
    async finish(triples) {
      reporter.start('articles', shown);
      isTold = true;
      worker.postMessage({ triples } satisfies LabelsBuilt);
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

function getShown({ source, done, bytes, totalBytes }: IngestProgress): ProgressUpdate {
  return { done, bytes, ...(source && { source }), ...(totalBytes && { totalBytes }) };
}

/** Settings of other drivers may not be serializable. */
function getStart(
  plan: PartPlan,
  { folder, drivers, settings = {} }: BuildContext,
): ArticleThreadStart {
  const declared = { ...drivers.articles.settings, ...drivers.labels.settings };
  const own = Object.keys(declared).map((name) => [name, settings[name]]);
  return { plan, directory: folder.directory, settings: Object.fromEntries(own) };
}

export interface ArticleThreadStart {
  readonly plan: PartPlan;
  readonly directory: string;
  readonly settings: DriverOptions['settings'];
}

export interface LabelsBuilt {
  readonly triples: number;
}

export type ArticleThreadMessage =
  | { readonly kind: 'progress'; readonly progress: IngestProgress }
  | {
      readonly kind: 'built';
      readonly manifest: ArticlesManifest;
      readonly rejects: readonly Reject[];
    };
