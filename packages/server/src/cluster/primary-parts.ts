import {
  chooseDrivers,
  closeEngines,
  type DriverOptions,
  type Drivers,
  type Engine,
  type GraphStore,
} from '@biographql/engines';
import { DRIVERS } from '@biographql/engines/drivers';
import { type Dataset, type IngestProgress, openDataset } from '@biographql/ingest';
import type { Logger } from 'pino';
import { httpLimitsOf } from '../config/http-limits-of.js';
import type { Config } from '../config/settings.js';
import { directoriesToServe, findFirst } from '../dataset-opener.js';
import type { NamedDirectory } from '../dataset-reference.js';
import { createDatasetWatch, type DatasetWatch } from '../dataset-watch.js';
import { createLimiters } from '../http/limiters.js';
import type { KeyEvent } from '../keys/key-audit.js';
import { createKeyWitness, type KeyWitness, openKeys } from '../keys/open-keys.js';
import {
  type CountingCalls,
  createLocalCounting,
  type LimitsState,
} from '../limits/counting-calls.js';
import { openSharedCounting } from '../limits/open-shared-counting.js';
import type { SharedCounting } from '../limits/shared-counting.js';
import { metricSourcesOf, servedDataset } from '../opened-dataset.js';
import type { ServedDataset } from '../services/provenance-service.js';
import { createServiceMetrics, type ServiceMetrics } from '../telemetry/service-metrics.js';

/** A dataset with what there is of it once; disposal closes the graph. */
export interface SharedDataset extends AsyncDisposable {
  /** Counts the datasets that this service opened, from 1. */
  readonly number: number;
  /** What requests send as `engineID`. */
  readonly name: string;
  readonly dataset: Dataset;
  readonly served: ServedDataset;
  readonly watch: DatasetWatch;
  /** Null when each process opens its own. */
  readonly graph: GraphStore | null;
}

/** What there is once in a service of several processes. */
export interface PrimaryParts extends AsyncDisposable {
  /** The datasets, the first one first. */
  readonly directories: readonly NamedDirectory[];
  /** Returns what is served under a name. */
  current(name: string): SharedDataset;
  /** Has one be what is served under its name. */
  serve(next: SharedDataset): void;
  /** Opens the version that the data directory of a dataset names now, and waits until its graph answers. */
  openNext(name: string): Promise<SharedDataset>;
  /** Counts callers of all processes, and of all replicas where a store is named. */
  readonly counting: CountingCalls;
  /** Where callers are counted now; null when no store is named. */
  limitsState(): LimitsState | null;
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
  /** Called after each change of the state of a dataset's files. */
  readonly onFilesChanged: (dataset: number, watch: DatasetWatch) => void;
}

/**
 * Opens what the primary process holds: the datasets, the first built when there is none, keys and graphs, which go on loading.
 * @throws DatasetError, KeyFileError, EngineUnavailableError; `signal.reason` when aborted.
 */
export async function openPrimaryParts(
  config: Config,
  { logger, signal, onProgress, onFilesChanged }: PrimaryOptions,
): Promise<PrimaryParts> {
  const chosen = chooseDrivers(DRIVERS, config);
  const directories = directoriesToServe(config, chosen);
  let count = 0;
  const opening = { config, drivers: chosen, logger, signal, onFilesChanged };
  const open = (dataset: Dataset, name: string) => {
    count += 1;
    return openShared(dataset, { number: count, name }, opening);
  };
  const served = new Map<string, SharedDataset>();
  const current = (name: string) => {
    const found = served.get(name);
    if (found === undefined) throw new TypeError(`No dataset is called ${name}`);
    return found;
  };
  let shared: SharedCounting | null = null;
  const closeAll = async () => {
    await Promise.all(Array.from(served.values(), (each) => each[Symbol.asyncDispose]()));
    await shared?.[Symbol.asyncDispose]();
  };
  try {
    for (const directory of directories) {
      const build = { onProgress, signal };
      const found = await findFirst(directory, config, { chosen, peer: null, build });
      served.set(directory.name, await open(found, directory.name));
    }
    const keyWitness = onceOnly(createKeyWitness(config, logger));
    const { createdKey } = await openKeys(config, logger, keyWitness);
    const metrics = createServiceMetrics();
    metrics.watch(directories.map(({ name }) => sourcesOf(name, current)));
    shared = await openSharedCounting(config, { logger, metrics });
    return {
      directories,
      current,
      serve: (next) => void served.set(next.name, next),
      async openNext(name) {
        const dataDir = directories.find((each) => each.name === name)?.dataDir ?? '';
        const next = await open(await openDataset(dataDir, chosen), name);
        try {
          await next.graph?.ready();
          return next;
        } catch (error) {
          await next[Symbol.asyncDispose]();
          throw error;
        }
      },
      counting: shared ?? createLocalCounting(createLimiters(httpLimitsOf(config))),
      limitsState: () => shared?.state() ?? null,
      keyWitness,
      createdKey,
      metrics,
      [Symbol.asyncDispose]: closeAll,
    };
  } catch (error) {
    const damage = Array.from(served.values(), ({ watch }) => watch.damage).find(Boolean);
    await closeAll();
    throw damage?.error ?? error;
  }
}

function sourcesOf(name: string, current: PrimaryParts['current']) {
  return metricSourcesOf({
    name,
    served: {
      get current() {
        const { dataset, served, graph } = current(name);
        return { dataset, served, engines: graph === null ? {} : { graph } };
      },
      get files() {
        return current(name).watch;
      },
    },
  });
}

async function openShared(
  dataset: Dataset,
  { number, name }: Pick<SharedDataset, 'number' | 'name'>,
  {
    config,
    drivers,
    logger,
    signal,
    onFilesChanged,
  }: Pick<PrimaryOptions, 'logger' | 'signal' | 'onFilesChanged'> & {
    readonly config: Config;
    readonly drivers: Drivers;
  },
): Promise<SharedDataset> {
  const watch: DatasetWatch = createDatasetWatch(dataset, logger, () =>
    onFilesChanged(number, watch),
  );
  const opened: Engine[] = [];
  const close = async () => {
    await watch[Symbol.asyncDispose]();
    await closeEngines(opened);
  };
  try {
    await watch.sample(signal);
    const driverOptions: DriverOptions = {
      settings: config,
      onEvent: ({ level, message, facts }) => logger[level](facts, message),
      onDamage: (path) => watch.report(path),
    };
    const isShared = drivers.graph.join !== undefined;
    const graph = isShared ? await drivers.graph.open(dataset.places.graph, driverOptions) : null;
    if (graph !== null) opened.push(graph);
    const served = await servedDataset(dataset, drivers);
    return { number, name, dataset, served, watch, graph, [Symbol.asyncDispose]: close };
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
