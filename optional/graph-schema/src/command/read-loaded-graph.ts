import { chooseDrivers } from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import { getVocabulary, openDataset } from '@biographql/ingest';
import type { BuiltDataset } from '@biographql/server';
import { type CommandRun, count, withVocabularyFile } from '@biographql/server/internal';
import type { SurveyOptions } from '../survey/survey.js';

export interface GraphFiles {
  readonly path: string;
  readonly named: readonly string[];
}

/**
 * Surveys the graph in a data directory and prints the progress.
 * @throws what `openDataset` throws; a signal to stop ends it.
 */
export async function readLoadedGraph<Result>(
  { config: readConfig, plugins, signal, output }: CommandRun<object>,
  survey: (files: GraphFiles, options: SurveyOptions) => Promise<Result>,
): Promise<{ readonly result: Result; readonly vocabulary: Vocabulary }> {
  const config = readConfig();
  const drivers = chooseDrivers(plugins.drivers, config);
  const dataset = await openDataset(config.dataDir, drivers);
  const total = count(dataset.manifest.graph.triples);
  return surveyDataset({ dataset, drivers, config, signal }, survey, ({ triples }) =>
    output.progress(`Reading the graph: ${count(triples)} of ${total} triples`),
  );
}

export async function surveyDataset<Result>(
  { dataset, drivers, config, signal }: BuiltDataset,
  survey: (files: GraphFiles, options: SurveyOptions) => Promise<Result>,
  onProgress?: SurveyOptions['onProgress'],
): Promise<{ readonly result: Result; readonly vocabulary: Vocabulary }> {
  const { manifest, places, graph } = dataset;
  const vocabulary = await withVocabularyFile(config.vocabulary, getVocabulary(manifest));
  await using labels = await drivers.labels.open(places.labels, { settings: config });
  const files = { path: graph.path, named: graph.named?.map(({ path }) => path) ?? [] };
  const rows = labels.rows({ signal });
  const result = await survey(files, {
    ...{ vocabulary, digest: manifest.digest, rows, signal, onProgress },
  });
  return { result, vocabulary };
}
