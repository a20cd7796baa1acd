import {
  closeEngines,
  type Drivers,
  type Engine,
  failedFinding,
  forService,
} from '@biographql/engines';
import { type Dataset, type DatasetCheck, verifyDataset, vocabularyOf } from '@biographql/ingest';
import { createQuestionService } from '@biographql/questions';
import { ask, iri } from '@biographql/sparql';
import { withVocabularyFile } from '../config/read-vocabulary.js';
import type { Config } from '../config/settings.js';
import { patiently } from './patiently.js';
import { askSentinels, type Sentinel, type SentinelEngines } from './sentinels.js';

/** What a dataset is checked with. */
export interface CheckOptions {
  readonly config: Config;
  readonly drivers: Drivers;
  readonly sentinels: readonly Sentinel[];
}

/** Entities that are looked for by their names, and their facts in the graph: the most popular ones. */
const SAMPLED_ENTITIES = 5;

/**
 * Checks a finished dataset before it is served: its files against their hashes, that graph, labels and articles answer,
 * that its most popular entities are found by name and have facts, that the number of articles is right, and sentinels.
 */
export async function checkDataset(
  dataset: Dataset,
  { config, drivers, sentinels }: CheckOptions,
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
    // A check asks one thing after the other: it needs the graph once, however many threads serve it.
    const options = { settings: { ...config, sparqlWorkers: 1 } };
    const graph = forService(await open(drivers.graph.open(places.graph, options)));
    const labels = await open(drivers.labels.open(places.labels, options));
    const articles = await open(drivers.articles.open(places.articles, options));
    const vocabulary = await withVocabularyFile(config.vocabulary, vocabularyOf(manifest));
    const questions = createQuestionService({ graph, labels, articles }, { vocabulary });
    const engines = { graph, labels, articles, questions };
    checks.push({ check: 'engines', status: 'ok', detail: 'graph, labels and articles answer' });
    checks.push(await checkEntities(engines), await checkArticles(dataset, engines));
    checks.push(...(await askSentinels(sentinels, engines)));
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

/** A graph of statements alone has no entity, which is told and keeps nothing from being served. */
async function checkEntities({ graph, labels }: SentinelEngines): Promise<DatasetCheck> {
  const check = 'entities';
  for await (const batch of labels.rows()) {
    const sample = batch.slice(0, SAMPLED_ENTITIES);
    for (const { iri: entity, label } of sample) {
      const [hit] = await labels.search(label, { limit: 1 });
      const query = ask('ASK { $entity ?p ?o }', { entity: iri(entity) });
      const isMentioned = await patiently(() => graph.ask(query));
      if (hit !== undefined && isMentioned) continue;
      const detail = `"${label}" (${entity}) ${isMentioned ? 'is not found by its name' : 'has no fact'}`;
      return { check, status: 'fail', detail };
    }
    return { check, status: 'ok', detail: `"${sample[0]?.label}" and ${sample.length - 1} more` };
  }
  return { check, status: 'warn', detail: 'none has a name' };
}

async function checkArticles(
  { manifest }: Dataset,
  { articles }: SentinelEngines,
): Promise<DatasetCheck> {
  const { total } = await articles.search({});
  const expected = manifest.articles.articles;
  const detail = `${total} of ${expected} are found`;
  return { check: 'article index', status: total === expected ? 'ok' : 'fail', detail };
}
