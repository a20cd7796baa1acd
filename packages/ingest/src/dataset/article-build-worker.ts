// Builds the articles of a dataset in a worker thread, alongside its graph and names.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { defaultDrivers } from '@biographql/engines/drivers';
import { buildArticlePart } from './article-part.js';
import type { ArticleThreadMessage, ArticleThreadStart } from './article-thread.js';
import { ProgressReporter, type Reject } from './progress.js';

const { plan, directory, settings } = workerData as ArticleThreadStart;
const rejects: Reject[] = [];
const reporter = new ProgressReporter(report);
const context = {
  directory,
  drivers: defaultDrivers(),
  reporter,
  reject(reject: Reject) {
    reporter.reject();
    rejects.push(reject);
  },
  signal: undefined,
  settings,
};

void build();

async function build(): Promise<void> {
  const manifest = await buildArticlePart(plan, context, labelsBuilt());
  report({ manifest, rejects });
  parentPort?.close();
}

/** Waits until the names are built and resolves to the number of triples. */
async function labelsBuilt(): Promise<number> {
  if (parentPort === null) throw new TypeError('The article build must run in a worker thread.');
  const [triples] = (await once(parentPort, 'message')) as [number];
  return triples;
}

function report(message: ArticleThreadMessage): void {
  parentPort?.postMessage(message);
}
