import { chooseDrivers } from '@biographql/engines';
import { openDataset, type SurveyTermsOptions, vocabularyOf } from '@biographql/ingest';
import type { Vocabulary } from '@biographql/vocabulary';
import { withVocabularyFile } from '../config/read-vocabulary.js';
import type { Config } from '../config/settings.js';
import type { PluginSet } from '../plugins/plugin.js';
import type { Output } from './output.js';
import { count } from './progress-text.js';
import { stopSignal } from './stop-signal.js';

/**
 * Reads the triples of the dataset in a data directory once, with what the dataset knows of its entities; tells how far it is.
 * @throws what `openDataset` throws; a signal to stop ends it.
 */
export async function readLoadedGraph<Result>(
  config: Config,
  { output, plugins }: { readonly output: Output; readonly plugins: PluginSet },
  read: (path: string, options: SurveyTermsOptions) => Promise<Result>,
): Promise<{ readonly result: Result; readonly vocabulary: Vocabulary }> {
  const drivers = chooseDrivers(plugins.drivers, config);
  const dataset = await openDataset(config.dataDir, drivers);
  const vocabulary = await withVocabularyFile(config.vocabulary, vocabularyOf(dataset.manifest));
  const stop = stopSignal();
  try {
    await using labels = await drivers.labels.open(dataset.places.labels, { settings: config });
    const { triples } = dataset.manifest.graph;
    const result = await read(dataset.graph.path, {
      vocabulary,
      digest: dataset.manifest.digest,
      named: dataset.graph.named?.map(({ path }) => path),
      rows: labels.rows({ signal: stop.signal }),
      signal: stop.signal,
      onProgress: (progress) => {
        output.progress(
          `Reading the graph: ${count(progress.triples)} of ${count(triples)} triples`,
        );
      },
    });
    return { result, vocabulary };
  } finally {
    output.endProgress();
    stop.release();
  }
}
