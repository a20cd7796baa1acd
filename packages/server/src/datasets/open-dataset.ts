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
  getCredits,
  getRelease,
  getVocabulary,
  openEmbeddings,
} from '@biographql/ingest';
import { createQuestionService } from '@biographql/questions';
import { createServices, type DatasetInfo, type Services } from '@biographql/services';
import type { Logger } from 'pino';
import { withVocabularyFile } from '../config/build-settings.js';
import type { Config } from '../config/settings.js';
import type { QuestionReading } from '../plugins/plugin.js';
import { observeEngines, type ServiceMetrics } from '../telemetry/service-metrics.js';
import { createFileCheck, type FileCheck } from './file-check.js';

/** A dataset with the engines and services that answer from it; disposal closes its engines. */
export interface OpenDataset extends AsyncDisposable {
  readonly dataset: Dataset;
  readonly info: DatasetInfo;
  readonly files: FileCheck;
  readonly engines: Engines;
  readonly services: Services;
  readonly vocabulary: Vocabulary;
}

export interface OpenOptions {
  readonly config: Config;
  readonly drivers: Drivers;
  readonly logger: Logger;
  readonly signal?: AbortSignal | undefined;
  /** Default: the dataset's own, with the file of the setting on top. */
  readonly vocabulary?: Vocabulary | undefined;
  readonly reading: Partial<QuestionReading>;
  readonly metrics: ServiceMetrics;
}

export async function openServices(dataset: Dataset, options: OpenOptions): Promise<OpenDataset> {
  const { config, drivers, logger, metrics } = options;
  const { directory, manifest, places } = dataset;
  const files = createFileCheck(dataset, logger);
  const opened: Engine[] = [];
  const close = async () => {
    await files[Symbol.asyncDispose]();
    await closeEngines(opened);
  };
  try {
    await files.sample(options.signal);
    const vocabulary =
      options.vocabulary ?? (await withVocabularyFile(config.vocabulary, getVocabulary(manifest)));
    const engines = await openEngines(drivers, places, {
      ...engineOptions(config, logger),
      onDamage: (path) => files.report(path),
    });
    opened.push(...Object.values(engines));
    // A graph on another server may change between two requests, so no digest stands for it.
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
    return { dataset, info, files, engines, services, vocabulary, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    // A damaged file explains more than the engine that failed on it.
    throw files.damage?.error ?? error;
  }
}

function engineOptions(settings: Config, logger: Logger) {
  const onEvent = ({ level, message, facts }: EngineEvent) => logger[level](facts, message);
  return { settings, onEvent };
}

export async function whenReady({ engines, files }: OpenDataset): Promise<void> {
  try {
    await Promise.all(Object.values(engines).map((engine) => engine.ready()));
  } catch (error) {
    await files.checkNow();
    throw error;
  }
}

/** Returns what a build leaves on the heap (about 300 MB) to the system; V8 would not by itself. */
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
      // Without one the driver opens the graph of the dataset, and reports what is wrong.
      loading ??= graph.openEarly?.(file, engineOptions(config, logger)).catch(() => null);
    },
    /** Returns drivers whose next store of a graph is the one that was begun, if any. */
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
