import {
  closeEngines,
  type Drivers,
  type Engine,
  failedFinding,
  forService,
} from '@biographql/engines';
import { type Dataset, type DatasetCheck, getVocabulary, verifyDataset } from '@biographql/ingest';
import { createQuestionService } from '@biographql/questions';
import { ask, iri } from '@biographql/sparql';
import { withVocabularyFile } from '../config/build-settings.js';
import type { Config } from '../config/settings.js';
import {
  type CheckedEngines,
  retryWhenBusy,
  runSmokeQueries,
  type SmokeQuery,
} from './smoke-queries.js';

export interface CheckOptions {
  readonly config: Config;
  readonly drivers: Drivers;
  readonly smokeQueries: readonly SmokeQuery[];
}

/** The most popular entities, which must be found by name and have facts. */
const SAMPLED_ENTITIES = 5;

export async function checkDataset(
  dataset: Dataset,
  { config, drivers, smokeQueries }: CheckOptions,
): Promise<readonly DatasetCheck[]> {
  const checks: DatasetCheck[] = [await checkFiles(dataset)];
  const opened: Engine[] = [];
  try {
    const open = async <E extends Engine>(opening: Promise<E>): Promise<E> => {
      const engine = await opening;
      opened.push(engine);
      await engine.ready();
      return engine;
    };
    const { places, manifest } = dataset;
    // Checks run one after the other.
    const options = { settings: { ...config, sparqlWorkers: 1 } };
    const graph = forService(await open(drivers.graph.open(places.graph, options)));
    const labels = await open(drivers.labels.open(places.labels, options));
    const articles = await open(drivers.articles.open(places.articles, options));
    const vocabulary = await withVocabularyFile(config.vocabulary, getVocabulary(manifest));
    const questions = createQuestionService({ graph, labels, articles }, { vocabulary });
    const engines = { graph, labels, articles, questions };
    checks.push({ check: 'engines', status: 'ok', detail: 'graph, labels and articles answer' });
    checks.push(await checkEntities(engines), await checkArticles(dataset, engines));
    checks.push(...(await runSmokeQueries(smokeQueries, engines)));
  } catch (error) {
    checks.push({ check: 'engines', status: 'fail', detail: failedFinding(error).detail });
  } finally {
    await closeEngines(opened);
  }
  return checks;
}

async function checkFiles(dataset: Dataset): Promise<DatasetCheck> {
  try {
    await verifyDataset(dataset);
    return { check: 'files', status: 'ok', detail: 'as they were built' };
  } catch (error) {
    return { check: 'files', status: 'fail', detail: failedFinding(error).detail };
  }
}

/** A graph without named entities is reported, and may be served. */
async function checkEntities({ graph, labels }: CheckedEngines): Promise<DatasetCheck> {
  const check = 'entities';
  for await (const batch of labels.rows()) {
    const sample = batch.slice(0, SAMPLED_ENTITIES);
    for (const { iri: entity, label } of sample) {
      const [hit] = await labels.search(label, { limit: 1 });
      const query = ask('ASK { $entity ?p ?o }', { entity: iri(entity) });
      const isMentioned = await retryWhenBusy(() => graph.ask(query));
      if (hit !== undefined && isMentioned) continue;
      const detail = `"${label}" (${entity}) ${isMentioned ? 'is not found by name' : 'has no facts'}`;
      return { check, status: 'fail', detail };
    }
    return { check, status: 'ok', detail: `"${sample[0]?.label}" and ${sample.length - 1} more` };
  }
  return { check, status: 'warn', detail: 'no entity has a name' };
}

async function checkArticles(
  { manifest }: Dataset,
  { articles }: CheckedEngines,
): Promise<DatasetCheck> {
  const { total } = await articles.search({});
  const expected = manifest.articles.articles;
  const detail = `${total} of ${expected} articles are found`;
  return { check: 'article index', status: total === expected ? 'ok' : 'fail', detail };
}
