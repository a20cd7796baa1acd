import {
  closeEngines,
  type Drivers,
  type Engine,
  type Engines,
  openEngines,
} from '@biographql/engines';
import {
  creditsOf,
  type Dataset,
  openEmbeddings,
  releaseOf,
  vocabularyOf,
} from '@biographql/ingest';
import { createQuestionService, type QuestionServiceOptions } from '@biographql/questions';
import type { Vocabulary } from '@biographql/vocabulary';
import type { Logger } from 'pino';
import { withVocabularyFile } from '../config/read-vocabulary.js';
import type { Config } from '../config/settings.js';
import type { Tracing } from '../http/metrics/tracing.js';
import type { ServedDataset } from '../services/provenance-service.js';
import { createServices, type Services } from '../services/services.js';
import { observeEngines } from '../telemetry/observe-engines.js';
import type { MetricSources, ServiceMetrics } from '../telemetry/service-metrics.js';
import { VERSION } from '../version.js';
import { createDatasetWatch, type DatasetWatch } from './dataset-watch.js';

/** A dataset with what answers from it; disposal closes its engines. */
export interface OpenedDataset extends AsyncDisposable {
  readonly dataset: Dataset;
  readonly watch: DatasetWatch;
  readonly engines: Engines;
  readonly services: Services;
  readonly served: ServedDataset;
  readonly vocabulary: Vocabulary;
}

/** What every dataset of a service is opened with. */
export interface OpeningParts {
  readonly config: Config;
  readonly logger: Logger;
  /** Default: the dataset's own, with the file of the setting on top. */
  readonly vocabulary: Vocabulary | undefined;
  /** Who reads the texts that were found. */
  readonly reading: Pick<QuestionServiceOptions, 'reader' | 'timeMs'>;
  readonly metrics: ServiceMetrics;
  readonly tracing: Tracing | null;
}

/** What one dataset is opened with. */
export interface OpeningOptions {
  readonly drivers: Drivers;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Opens the engines of a dataset, which may go on loading, and the services on them; some blocks of each file are checked first.
 * @throws DatasetError, EngineUnavailableError; `signal.reason` when aborted.
 */
export async function openServed(
  dataset: Dataset,
  { config, logger, reading, metrics, tracing, vocabulary: own }: OpeningParts,
  { drivers, signal }: OpeningOptions,
): Promise<OpenedDataset> {
  const watch = createDatasetWatch(dataset, logger);
  const opened: Engine[] = [];
  const close = async () => {
    await watch[Symbol.asyncDispose]();
    await closeEngines(opened);
  };
  try {
    await watch.sample(signal);
    const vocabulary =
      own ?? (await withVocabularyFile(config.vocabulary, vocabularyOf(dataset.manifest)));
    const engines = await openEngines(drivers, dataset.places, {
      settings: config,
      onEvent: ({ level, message, facts }) => logger[level](facts, message),
      onDamage: (path) => watch.report(path),
    });
    opened.push(...Object.values(engines));
    const served = await servedDataset(dataset, drivers);
    const observed = observeEngines(engines, metrics.engineCalled, tracing?.aroundCall);
    const services = createServices(observed, {
      questions: createQuestionService(observed, { vocabulary, ...reading }),
      vocabulary,
      maxMolecules: config.admetMaxMolecules,
      dataset: served,
      openEmbeddings: () => openEmbeddings(dataset.directory, dataset.manifest.digest),
    });
    return { dataset, watch, engines, services, served, vocabulary, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    // What is damaged says more than which engine met it.
    throw watch.damage?.error ?? error;
  }
}

/** What is served under a name, as far as metrics tell of it. */
export interface MeasuredDataset {
  readonly name: string;
  readonly served: {
    readonly current: Pick<OpenedDataset, 'dataset' | 'served'> & {
      readonly engines: Partial<Engines>;
    };
    readonly files: MetricSources['files'];
  };
}

/** Returns what metrics tell of a dataset that is served; asked anew each time. */
export function metricSourcesOf({ name, served: holder }: MeasuredDataset): MetricSources {
  return {
    name,
    version: VERSION,
    get files() {
      return holder.files;
    },
    get engines() {
      return holder.current.engines;
    },
    get dataset() {
      const { dataset, served } = holder.current;
      const { graph, articles } = dataset.manifest;
      const { digest, release } = served;
      return { digest, release, triples: graph.triples, articles: articles.articles };
    },
  };
}

/** A graph that is kept elsewhere may change between two questions: no digest stands for it. */
async function servedDataset(
  { manifest }: Dataset,
  { graph }: Pick<Drivers, 'graph'>,
): Promise<ServedDataset> {
  const credits = await creditsOf(manifest);
  const digest = graph.isElsewhere === true ? null : manifest.digest;
  return { digest, release: releaseOf(manifest), credits };
}
