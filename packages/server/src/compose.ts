import { chooseDrivers, type Drivers, type Engines } from '@biographql/engines';
import type { Dataset, IngestProgress } from '@biographql/ingest';
import { prepareRules } from '@biographql/questions';
import type { Vocabulary } from '@biographql/vocabulary';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { httpLimitsOf } from './config/http-limits-of.js';
import type { Config } from './config/settings.js';
import { createDatasetChanges, type DatasetChanges } from './datasets/dataset-changes.js';
import { createDatasetOpener, directoriesToServe, findFirst } from './datasets/dataset-opener.js';
import { createDatasetSwitch } from './datasets/dataset-switch.js';
import { createEarlyGraph } from './datasets/early-graph.js';
import { createKeptReleases } from './datasets/kept-releases.js';
import { metricSourcesOf, type OpenedDataset } from './datasets/opened-dataset.js';
import {
  createServedDatasets,
  type NamedDataset,
  type ServedDatasets,
} from './datasets/served-datasets.js';
import type { HttpServer } from './http/create-http-server.js';
import { anyKey, createSingleKey } from './http/keys/key-ring.js';
import { openKeys } from './http/keys/open-keys.js';
import { createCallerLimits } from './http/limits/caller-limits.js';
import { openSharedCounters } from './http/limits/shared-counters.js';
import { listenForMetrics } from './http/metrics/metrics-route.js';
import { openTracing } from './http/metrics/tracing.js';
import { openHttp } from './open-http.js';
import { openReader } from './open-reader.js';
import type { Plugin } from './plugins/plugin.js';
import { createPluginSet } from './plugins/plugin-set.js';
import type { Services } from './services/services.js';
import { createServiceMetrics, type ServiceMetrics } from './telemetry/service-metrics.js';

/** What surrounds a service. */
export interface ServiceOptions {
  /** Default: silent. */
  readonly logger?: Logger;
  /** Told how far the first build of the starter dataset is. */
  readonly onProgress?: (progress: IngestProgress) => void;
  /** Ends the start; what is open by then is closed. */
  readonly signal?: AbortSignal;
  /** Folder of a built page that is served at `/`; its requests go to `/api/graphql`, which takes the documents of `@biographql/core` without a key. Default: no page. */
  readonly pageFolder?: string | null;
  /** Folder of the built documentation, served at `/docs/` to everyone. Default: none. */
  readonly docsFolder?: string | null;
  /** One more accepted key, for a page of the same process; make it anew at every start and keep it in memory. */
  readonly internalKey?: string;
  /** Optional packages: their drivers can be chosen by the settings, and their settings are in `config`. */
  readonly plugins?: readonly Plugin[];
  /** Drivers of your own, in place of those that the settings choose. */
  readonly drivers?: Partial<Drivers>;
  /** What the properties and classes of the graph mean; the dataset must be built with it, too. Default: the standard one, with the file of the setting `vocabulary` on top. */
  readonly vocabulary?: Vocabulary;
}

/** A running service; dispose it to close its engines. */
export interface Service extends AsyncDisposable {
  /** The settings it was created with. */
  readonly config: Config;
  /** What its engines opened; another one after {@link Service.reload}. */
  readonly dataset: Dataset;
  /** Open engines of the dataset; closed with it. */
  readonly engines: Engines;
  /** The domain over these engines, for calls without GraphQL. */
  readonly services: Services;
  /** The HTTP layer, with the Fastify instance. */
  readonly http: HttpServer;
  /** The key that this start created, to be shown once; null when there were keys already. */
  readonly createdKey: string | null;
  /** Handles a request in this process, without a port. */
  fetch(request: Request): Promise<Response>;
  /**
   * Waits until every engine answers; then the files of the dataset are read slowly, to find damage.
   * @throws DatasetError when an engine does not answer and a file is damaged; EngineUnavailableError otherwise.
   */
  ready(): Promise<void>;
  /** Listens on the configured address; returns the full URL of the GraphQL endpoint. */
  listen(): Promise<string>;
  /**
   * Serves the dataset that the data directory names now, when that is another one: it is opened beside the served one,
   * new requests are answered from it, and the old one is closed after its last request. A service that listens does so
   * by itself, see the setting `followDatasetMs`.
   * @returns whether another one is served.
   * @throws DatasetError, EngineUnavailableError when it cannot be; what is served stays.
   */
  reload(): Promise<boolean>;
  /** Lets running requests finish within the configured time, then closes everything. */
  stop(): Promise<void>;
}

/**
 * Opens the dataset of the data directory (building it from the starter data when there is none), its engines and the
 * HTTP server. The engines go on loading; `ready` waits for them.
 * @throws DatasetError, KeyFileError, ConfigError, EngineUnavailableError; `signal.reason` when aborted.
 */
export async function createService(
  config: Config,
  options: ServiceOptions = {},
): Promise<Service> {
  const { logger = pino({ level: 'silent' }), signal, internalKey } = options;
  const chosen = {
    ...chooseDrivers(createPluginSet(options.plugins).drivers, config),
    ...options.drivers,
  };
  const directories = directoriesToServe(config, chosen);
  const early = createEarlyGraph(chosen, config, logger);
  const closing: AsyncDisposable[] = [early];
  const onGraph: typeof early.begin = (graph) => {
    early.begin(graph);
    // While the articles are built in a thread, this one waits.
    void prepareRules();
  };
  const build = { ...options, onGraph };
  const found = await Promise.all(
    directories.map((each) => findFirst(each, config, { chosen, build })),
  ).catch(async (error) => {
    await closeAll(closing);
    throw error;
  });
  early.end();
  const metrics = createServiceMetrics();
  const tracing = await openTracing(logger);
  if (tracing !== null) closing.push(tracing);
  try {
    const reading = await openReader(config, logger);
    const { vocabulary } = options;
    const parts = { config, logger, vocabulary, reading, metrics, tracing };
    const opener = createDatasetOpener(parts, chosen, signal);
    const named: NamedDataset[] = [];
    for (const [index, dataset] of found.entries()) {
      const { name = '' } = directories[index] ?? {};
      const own = name === config.engineId ? early : undefined;
      const served = createDatasetSwitch(await opener.open(dataset, name, own));
      closing.push(served);
      named.push({ name, served });
    }
    const releases = createKeptReleases({
      most: chosen.graph.isElsewhere === true ? 0 : config.openReleases,
      dataDirOf: (called) => directories.find(({ name }) => name === called)?.dataDir ?? '',
      open: (version, name) => opener.openKept(version, name),
      logger,
    });
    closing.push(releases);
    const datasets = createServedDatasets(named, releases);
    metrics.watch(named.map(metricSourcesOf));
    const { keys, createdKey } = await openKeys(config, logger);
    const accepted =
      internalKey === undefined ? keys : anyKey([keys, createSingleKey(internalKey, 'internal')]);
    const telemetry = { metrics, tracing, slowRequestMs: config.slowRequestMs };
    const counters = await openSharedCounters(config, logger);
    if (counters !== null) {
      closing.push(counters);
      metrics.watchLimits(() => counters.state() === 'shared');
    }
    const http = await openHttp(config, datasets, {
      keys: accepted,
      pageFolder: options.pageFolder ?? null,
      docsFolder: options.docsFolder ?? null,
      logger,
      plugins: options.plugins ?? [],
      ...telemetry,
      ...(counters !== null && {
        callers: createCallerLimits(httpLimitsOf(config), counters),
        limitsState: () => counters.state(),
      }),
    });
    const changes = createDatasetChanges({ directories, datasets, releases, opener, logger });
    return assemble(config, { datasets, changes, http, metrics, closing, createdKey });
  } catch (error) {
    await closeAll(closing);
    throw error;
  }
}

interface Parts extends Pick<Service, 'http' | 'createdKey'> {
  readonly datasets: ServedDatasets;
  readonly changes: DatasetChanges;
  readonly metrics: ServiceMetrics;
  /** Closed after the port. */
  readonly closing: readonly AsyncDisposable[];
}

function assemble(
  config: Config,
  { datasets, changes, metrics, closing, ...parts }: Parts,
): Service {
  const { http } = parts;
  const listeners: { close(): Promise<void> }[] = [];
  let stopping: Promise<void> | undefined;
  let follower: Disposable | undefined;
  const stop = (limitMs: number) => {
    follower?.[Symbol.dispose]();
    stopping ??= http.stop(limitMs).finally(async () => {
      await Promise.all(listeners.map((listener) => listener.close()));
      await closeAll(closing);
    });
    return stopping;
  };
  return {
    config,
    ...parts,
    get dataset() {
      return datasets.first.current.dataset;
    },
    get engines() {
      return datasets.first.current.engines;
    },
    get services() {
      return datasets.first.current.services;
    },
    reload: changes.reload,
    fetch: (request) => http.fetch(request),
    async ready() {
      const opened = datasets.all.map(({ served }) => served.current);
      // Threads load the graphs meanwhile.
      await Promise.all([prepareRules(), ...opened.map(answering)]);
      for (const { watch } of opened) watch.begin();
    },
    async listen() {
      const { metricsPort: port, metricsHost: host } = config;
      if (port !== 0) listeners.push(await listenForMetrics(metrics, { host, port }));
      const base = await http.listen(config);
      follower = changes.follow(config.followDatasetMs);
      return `${base}${http.path}`;
    },
    stop: () => stop(config.stopTimeoutMs),
    [Symbol.asyncDispose]: () => stop(0),
  };
}

/** @throws DatasetError when an engine does not answer and a file is damaged. */
async function answering({ engines, watch }: OpenedDataset): Promise<void> {
  try {
    await Promise.all(Object.values(engines).map((each) => each.ready()));
  } catch (error) {
    await watch.checkNow();
    throw error;
  }
}

async function closeAll(all: readonly AsyncDisposable[]): Promise<void> {
  await Promise.all(all.map((each) => each[Symbol.asyncDispose]()));
}
