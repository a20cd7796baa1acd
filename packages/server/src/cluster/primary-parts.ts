import {
  chooseDrivers,
  closeEngines,
  type DriverOptions,
  type Engine,
  type GraphStore,
} from '@biographql/engines';
import { DRIVERS } from '@biographql/engines/drivers';
import { type Dataset, ensureDataset, type IngestProgress } from '@biographql/ingest';
import type { Logger } from 'pino';
import { metricSources, servedDataset } from '../compose.js';
import { httpLimitsOf } from '../config/http-limits-of.js';
import { withVocabularyFile } from '../config/read-vocabulary.js';
import type { Config } from '../config/settings.js';
import { createDatasetWatch, type DatasetWatch } from '../dataset-watch.js';
import { createLimiters, type LocalLimiters } from '../http/limiters.js';
import type { KeyEvent } from '../keys/key-audit.js';
import { createKeyWitness, type KeyWitness, openKeys } from '../keys/open-keys.js';
import { createServiceMetrics, type ServiceMetrics } from '../telemetry/service-metrics.js';

/** What there is once in a service of several processes. */
export interface PrimaryParts extends AsyncDisposable {
  readonly dataset: Dataset;
  readonly watch: DatasetWatch;
  /** Null when each process opens its own. */
  readonly graph: GraphStore | null;
  readonly limiters: LocalLimiters;
  readonly keyWitness: KeyWitness;
  /** The key that this start created; null when there were keys already. */
  readonly createdKey: string | null;
  /** Of the primary process itself, with the graph and the dataset. */
  readonly metrics: ServiceMetrics;
}

/** What a start is told to do, and whom it tells. */
export interface PrimaryOptions {
  readonly logger: Logger;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: IngestProgress) => void;
  /** Called after each change of the state of the files. */
  readonly onFilesChanged: () => void;
}

/**
 * Opens what the primary process holds: the dataset, built when there is none, its keys and its graph, which goes on loading.
 * @throws DatasetError, KeyFileError, EngineUnavailableError; `signal.reason` when aborted.
 */
export async function openPrimaryParts(
  config: Config,
  { logger, signal, onProgress, onFilesChanged }: PrimaryOptions,
): Promise<PrimaryParts> {
  const drivers = chooseDrivers(DRIVERS, config);
  const vocabulary = await withVocabularyFile(config.vocabulary);
  const options = { drivers, vocabulary, settings: config, onProgress, signal };
  const dataset = await ensureDataset(config.dataDir, options);
  const watch = createDatasetWatch(dataset, logger, onFilesChanged);
  const opened: Engine[] = [];
  const close = async () => {
    await watch[Symbol.asyncDispose]();
    await closeEngines(opened);
  };
  try {
    await watch.sample(signal);
    const keyWitness = onceOnly(createKeyWitness(config.dataDir, logger));
    const { createdKey } = await openKeys(config, logger, keyWitness);
    const driverOptions: DriverOptions = {
      settings: config,
      onEvent: ({ level, message, facts }) => logger[level](facts, message),
      onDamage: (path) => watch.report(path),
    };
    const isShared = drivers.graph.join !== undefined;
    const graph = isShared ? await drivers.graph.open(dataset.places.graph, driverOptions) : null;
    if (graph !== null) opened.push(graph);
    const metrics = createServiceMetrics();
    metrics.watch({
      ...metricSources(dataset, await servedDataset(dataset, drivers)),
      engines: graph === null ? {} : { graph },
      files: watch,
    });
    const limiters = createLimiters(httpLimitsOf(config));
    const parts = { dataset, watch, graph, limiters, keyWitness, createdKey, metrics };
    return { ...parts, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw watch.damage?.error ?? error;
  }
}

/** Between two of these the same error of the key file is told once: each process meets it. */
const SAME_ERROR_MS = 900;

/** Returns a witness that passes on once what each process tells of. */
function onceOnly({ onEvent, onError }: KeyWitness): KeyWitness {
  const told = new Set<string>();
  let lastErrorAt = Number.NEGATIVE_INFINITY;
  return {
    onEvent(event: KeyEvent) {
      const name = `${event.event} ${event.keyId}`;
      if (told.has(name)) return;
      told.add(name);
      onEvent(event);
    },
    onError(error) {
      const now = performance.now();
      if (now - lastErrorAt < SAME_ERROR_MS) return;
      lastErrorAt = now;
      onError(error);
    },
  };
}
