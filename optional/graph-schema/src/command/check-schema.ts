import { chooseDrivers } from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import { getVocabulary, openDataset } from '@biographql/ingest';
import type { BuiltDataset } from '@biographql/server';
import { type CommandRun, count, withVocabularyFile } from '@biographql/server/internal';
import { compareShapes } from '../survey/compare-shapes.js';
import type { GraphShape } from '../survey/graph-shape.js';
import { readShape, writeNextShape } from '../survey/shape-file.js';
import { type SurveyOptions, surveyGraph } from '../survey/survey-graph.js';

/** Relations and values with fewer facts are left out, unless the schema says otherwise. */
export const MIN_FACTS = 3;

/**
 * Compares the graph of a built dataset with the schema of the served one, before it is served. Each class, field or
 * relation that disappeared or changed is a warning; the schema of the new dataset is written for when it is served.
 */
export async function checkSchema(built: BuiltDataset) {
  const { dataDir } = built.config;
  const before = await readShape(dataDir, built.servedDigest);
  if (before === null) return [];
  const minFacts = before.minFacts ?? MIN_FACTS;
  const { shape: found, vocabulary } = await surveyDataset(built, minFacts);
  const day = built.dataset.manifest.created.slice(0, 10);
  const { shape, changes } = compareShapes(before, found, { vocabulary, day });
  await writeNextShape(dataDir, shape, built.servedDigest ?? null);
  const check = 'graph schema';
  if (changes.length === 0)
    return [{ check, status: 'ok' as const, detail: 'no change for clients' }];
  return changes.map(({ name, reason }) => ({
    check,
    status: 'warn' as const,
    detail: `${name}: ${reason}`,
  }));
}

interface Survey {
  readonly shape: GraphShape;
  readonly vocabulary: Vocabulary;
}

/**
 * Surveys the graph in a data directory and prints the progress.
 * @throws what `openDataset` throws; a signal to stop ends it.
 */
export async function surveyLoadedGraph(
  { config: readConfig, plugins, signal, output }: CommandRun<object>,
  minFacts: number,
): Promise<Survey> {
  const config = readConfig();
  const drivers = chooseDrivers(plugins.drivers, config);
  const dataset = await openDataset(config.dataDir, drivers);
  const total = count(dataset.manifest.graph.triples);
  return surveyDataset({ dataset, drivers, config, signal }, minFacts, ({ triples }) =>
    output.progress(`Reading the graph: ${count(triples)} of ${total} triples`),
  );
}

async function surveyDataset(
  { dataset, drivers, config, signal }: BuiltDataset,
  minFacts: number,
  onProgress?: SurveyOptions['onProgress'],
): Promise<Survey> {
  const { manifest, places, graph } = dataset;
  const vocabulary = await withVocabularyFile(config.vocabulary, getVocabulary(manifest));
  await using labels = await drivers.labels.open(places.labels, { settings: config });
  const { digest } = manifest;
  const rows = labels.rows({ signal });
  const options = { vocabulary, digest, rows, minFacts, signal, onProgress };
  return { shape: await surveyGraph(graph.path, options), vocabulary };
}
