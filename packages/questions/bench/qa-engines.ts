import { closeEngines, openEngines } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { openDataset } from '@biographql/ingest';
import type { QuestionEngines } from '../src/create-question-service.js';

/** Opens engines over a data directory that `biographql ingest` built; one graph worker, closed by disposal. */
export async function openBenchEngines(
  dataDir: string,
): Promise<QuestionEngines & AsyncDisposable> {
  const { places } = await openDataset(dataDir);
  const settings = { sparqlWorkers: 1, sparqlTimeoutMs: 60_000 };
  const { graph, labels, articles, admet } = await openEngines(defaultDrivers(), places, {
    settings,
  });
  await graph.ready();
  return {
    graph,
    labels,
    articles,
    [Symbol.asyncDispose]: () => closeEngines([graph, labels, articles, admet]),
  };
}
