import { relative } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  closeEngines,
  type Drivers,
  type Engine,
  type EngineEvent,
  type Engines,
  type GraphFile,
  type GraphStore,
  openEngines,
} from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import {
  type Dataset,
  type DatasetError,
  damaged,
  getCredits,
  getRelease,
  getVocabulary,
  openEmbeddings,
  verifyDataset,
} from '@biographql/ingest';
import { createQuestionService } from '@biographql/questions';
import { createServices, type DatasetInfo, type Services } from '@biographql/services';
import type { Logger } from 'pino';
import { withVocabularyFile } from '../config/build-settings.js';
import type { Config } from '../config/settings.js';
import type { QuestionReading } from '../plugins/plugin.js';
import { observeEngines, type ServiceMetrics } from '../telemetry/service-metrics.js';

/** A file of the dataset that an engine could not read. */
export interface FileDamage {
  /** Path in the dataset's folder, e.g. `labels/labels.db`. */
  readonly file: string;
  readonly error: DatasetError;
}

/** Blocks of each file that are read before the service answers. */
const SAMPLED_BLOCKS = 4;

/** A dataset with the engines and services that answer from it; disposal closes its engines. */
export interface OpenDataset extends AsyncDisposable {
  readonly dataset: Dataset;
  readonly info: DatasetInfo;
  readonly damage: FileDamage | null;
  readonly engines: Engines;
  readonly services: Services;
  readonly vocabulary: Vocabulary;
}

export interface OpenOptions {
  readonly config: Config;
  readonly drivers: Drivers;
  readonly logger: Logger;
  readonly signal?: AbortSignal | undefined;
  /** Default: the dataset's vocabulary, extended by the file of the setting `vocabulary`. */
  readonly vocabulary?: Vocabulary | undefined;
  readonly reading: Partial<QuestionReading>;
  readonly metrics: ServiceMetrics;
}

export async function openServices(dataset: Dataset, options: OpenOptions): Promise<OpenDataset> {
  const { config, drivers, logger, metrics } = options;
  const { directory, manifest, places } = dataset;
  const opened: Engine[] = [];
  let damage = null as FileDamage | null;
  const onDamage = (path: string) => {
    if (damage !== null) return;
    const file = relative(directory, path).replaceAll('\\', '/');
    const error = damaged(path, `${file} is not a valid database`);
    damage = { file, error };
    logger.fatal({ file }, error.shortMessage);
  };
  try {
    await verifyDataset(dataset, { sample: SAMPLED_BLOCKS, signal: options.signal });
    const vocabulary =
      options.vocabulary ?? (await withVocabularyFile(config.vocabulary, getVocabulary(manifest)));
    const settings = { ...engineOptions(config, logger), onDamage };
    const engines = await openEngines(drivers, places, settings);
    opened.push(...Object.values(engines));
    // A graph on another server may change between two requests, so it has no digest.
    const digest = drivers.graph.isElsewhere === true ? null : manifest.digest;
    const info = { digest, release: getRelease(manifest), credits: await getCredits(manifest) };
    const observed = observeEngines(engines, metrics.engineCalled);
    const services = createServices(observed, {
      questions: createQuestionService(observed, { vocabulary, ...options.reading }),
      vocabulary,
      maxMolecules: config.admetMaxMolecules,
      dataset: info,
      openEmbeddings: () => openEmbeddings(directory, manifest.digest),
    });
    return {
      dataset,
      info,
      get damage() {
        return damage;
      },
      engines,
      services,
      vocabulary,
      [Symbol.asyncDispose]: () => closeEngines(opened),
    };
  } catch (error) {
    await closeEngines(opened);
    // The error of a damaged file says more than that of the engine.
    throw damage?.error ?? error;
  }
}

function engineOptions(settings: Config, logger: Logger) {
  const onEvent = ({ level, message, facts }: EngineEvent) => logger[level](facts, message);
  return { settings, onEvent };
}

/** @throws DatasetError when a file is damaged; otherwise the engine's error. */
export async function whenReady({ engines, dataset }: OpenDataset): Promise<void> {
  try {
    await Promise.all(Object.values(engines).map((engine) => engine.ready()));
  } catch (error) {
    await verifyDataset(dataset);
    throw error;
  }
}

/** Releases the heap that a build leaves (about 300 MB) to the system, which V8 would not do by itself. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const gc: () => void = runInNewContext('gc');
  // V8 frees the pages of the first collection with the second.
  gc();
  gc();
}

/** Loads the graph of a first build while its other parts are indexed. */
export function createEarlyGraph({ graph }: Drivers, config: Config, logger: Logger) {
  let loading: Promise<GraphStore | null> | undefined;
  const take = async () => {
    const taken = loading;
    loading = undefined;
    return taken;
  };
  return {
    begin(file: GraphFile) {
      // If this fails, the driver opens the graph of the dataset later and reports the error.
      loading ??= graph.openEarly?.(file, engineOptions(config, logger)).catch(() => null);
    },
    /** Returns drivers that open the graph that `begin` started to load, if any. */
    driversWith(drivers: Drivers): Drivers {
      if (loading === undefined) return drivers;
      const { graph: driver } = drivers;
      const open: typeof driver.open = async (at, options) =>
        (await take()) ?? driver.open(at, options);
      return { ...drivers, graph: { ...driver, open } };
    },
    async [Symbol.asyncDispose]() {
      await (await take())?.[Symbol.asyncDispose]();
    },
  };
}
