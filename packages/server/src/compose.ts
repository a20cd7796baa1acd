import { chooseDrivers, type Drivers, type Engines } from '@biographql/engines';
import { DRIVERS } from '@biographql/engines/drivers';
import {
  type Dataset,
  datasetDirectory,
  ensureDataset,
  type IngestProgress,
  openDataset,
} from '@biographql/ingest';
import { prepareRules } from '@biographql/questions';
import type { Vocabulary } from '@biographql/vocabulary';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { openSameDataset, sharedParts, withPeers } from './cluster/join-peers.js';
import type { Peers } from './cluster/peers.js';
import { withVocabularyFile } from './config/read-vocabulary.js';
import type { Config } from './config/settings.js';
import { followDataset } from './dataset-follower.js';
import { createDatasetSwitch, type DatasetSwitch } from './dataset-switch.js';
import type { HttpServer } from './http/create-http-server.js';
import { anyKey, createSingleKey } from './keys/key-ring.js';
import { openKeys } from './keys/open-keys.js';
import { openHttp } from './open-http.js';
import { openReader } from './open-reader.js';
import { metricSourcesOf, type OpenedDataset, openServed } from './opened-dataset.js';
import type { Services } from './services/services.js';
import { watchLoop } from './telemetry/loop-watch.js';
import { listenForMetrics } from './telemetry/metrics-route.js';
import { createServiceMetrics, type ServiceMetrics } from './telemetry/service-metrics.js';
import { openTracing } from './telemetry/tracing.js';

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
  /** Folder of the built documentation, served at `/docs/` to everyone; it may be filled later. Default: none. */
  readonly docsFolder?: string | null;
  /** One more accepted key, for a page of the same process; make it anew at every start and keep it in memory. */
  readonly internalKey?: string;
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

/** A dataset that is open beside the served one. */
export interface PreparedDataset {
  /** Serves it; resolves when the old one is closed. */
  take(): Promise<void>;
  /** Closes it, as it is not served after all. */
  drop(): Promise<void>;
}

/** A service that is one of several processes, which change the dataset together. */
export interface PeerService extends Service {
  /** Opens the dataset that is to be served next, and waits until its engines answer. */
  prepare(peers: Peers | null): Promise<PreparedDataset>;
}

/**
 * Opens the dataset of the data directory (building it from the starter data when there is none), its engines and the
 * HTTP server. The engines go on loading; `ready` waits for them. The service is one process, whatever `processes` says.
 * @throws DatasetError, KeyFileError, ConfigError, EngineUnavailableError; `signal.reason` when aborted.
 */
export async function createService(
  config: Config,
  options: ServiceOptions = {},
): Promise<Service> {
  if (config.processes > 1) {
    const { processes } = config;
    options.logger?.warn(
      { processes },
      'only `biographql serve` has several processes; this is one',
    );
  }
  return openService(config, options, null);
}

/** Opens a service alone, or as one of several processes, which then leave to `peers` what is there once. */
export async function openService(
  config: Config,
  options: ServiceOptions & { readonly metrics?: ServiceMetrics },
  peers: Peers | null,
): Promise<PeerService> {
  const { logger = pino({ level: 'silent' }), signal, internalKey } = options;
  const chosen = { ...chooseDrivers(DRIVERS, config), ...options.drivers };
  const dataset = await firstDataset(config, options, { chosen, peers });
  const { metrics = createServiceMetrics() } = options;
  const tracing = await openTracing(logger);
  const loop = watchLoop({
    onLate(late) {
      metrics.loopLate(late.steps[0]?.step ?? 'none');
      logger.warn(late, 'the event loop was late');
    },
  });
  const closing: AsyncDisposable[] = [asyncDisposal(loop), ...(tracing === null ? [] : [tracing])];
  try {
    const reading = await openReader(config, logger);
    const { vocabulary } = options;
    const parts = { config, logger, vocabulary, reading, metrics, tracing, loop };
    const open = (found: Dataset, of: Peers | null) => {
      const drivers = of === null ? chosen : withPeers(chosen, of);
      return openServed(found, parts, { drivers, watch: of?.watch, signal });
    };
    const served = createDatasetSwitch(await open(dataset, peers));
    closing.push(served);
    if (peers === null) metrics.watch(metricSourcesOf(served));
    const { keys, createdKey } = await openKeys(config, logger, peers?.keyWitness);
    const accepted =
      internalKey === undefined ? keys : anyKey([keys, createSingleKey(internalKey, 'internal')]);
    const telemetry = { metrics, tracing, loop, slowRequestMs: config.slowRequestMs };
    const shared = peers === null ? {} : sharedParts(peers);
    const http = await openHttp(config, served, {
      keys: accepted,
      pageFolder: options.pageFolder ?? null,
      docsFolder: options.docsFolder ?? null,
      logger,
      ...telemetry,
      ...shared,
    });
    const openNext = async (of: Peers | null) => {
      const found =
        of === null
          ? await openDataset(config.dataDir, chosen)
          : await openSameDataset(withPeers(chosen, of), of);
      return readyOrClosed(await open(found, of));
    };
    const isFollowing = peers === null;
    const surroundings = { metrics, closing, createdKey, logger, isFollowing };
    return assemble(config, { served, openNext, http, ...surroundings });
  } catch (error) {
    await closeAll(closing);
    throw error;
  }
}

/** Builds it where there is none, unless another process does. */
async function firstDataset(
  config: Config,
  { vocabulary, onProgress, signal }: ServiceOptions,
  { chosen, peers }: { readonly chosen: Drivers; readonly peers: Peers | null },
): Promise<Dataset> {
  if (peers !== null) return openSameDataset(withPeers(chosen, peers), peers);
  return ensureDataset(config.dataDir, {
    drivers: chosen,
    vocabulary: vocabulary ?? (await withVocabularyFile(config.vocabulary)),
    settings: config,
    onProgress,
    signal,
  });
}

/** Waits until every engine of a dataset answers; closes it when one does not. */
async function readyOrClosed(opened: OpenedDataset): Promise<OpenedDataset> {
  try {
    await Promise.all(Object.values(opened.engines).map((engine) => engine.ready()));
    return opened;
  } catch (error) {
    await opened[Symbol.asyncDispose]();
    throw opened.watch.damage?.error ?? error;
  }
}

interface Parts extends Pick<Service, 'http' | 'createdKey'> {
  readonly served: DatasetSwitch;
  readonly openNext: (peers: Peers | null) => Promise<OpenedDataset>;
  readonly metrics: ServiceMetrics;
  /** Closed after the port. */
  readonly closing: readonly AsyncDisposable[];
  readonly logger: Logger;
  readonly isFollowing: boolean;
}

function assemble(
  config: Config,
  { served, openNext, metrics, closing, logger, isFollowing, ...parts }: Parts,
): PeerService {
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
  const prepare = async (peers: Peers | null): Promise<PreparedDataset> => {
    const next = await openNext(peers);
    return {
      async take() {
        const replaced = served.replace(next);
        next.watch.begin();
        const { digest, release } = next.served;
        logger.info({ digest, release }, 'another dataset is served');
        await replaced;
      },
      async drop() {
        await next[Symbol.asyncDispose]();
      },
    };
  };
  const reload = async () => {
    if (datasetDirectory(config.dataDir) === served.current.dataset.directory) return false;
    const next = await prepare(null);
    await next.take();
    return true;
  };
  return {
    config,
    ...parts,
    get dataset() {
      return served.current.dataset;
    },
    get engines() {
      return served.current.engines;
    },
    get services() {
      return served.current.services;
    },
    prepare,
    reload,
    fetch: (request) => http.fetch(request),
    async ready() {
      const { engines, watch } = served.current;
      try {
        // Threads load the graph meanwhile.
        await Promise.all([prepareRules(), ...Object.values(engines).map((each) => each.ready())]);
      } catch (error) {
        await watch.checkNow();
        throw error;
      }
      watch.begin();
    },
    async listen() {
      const { metricsPort: port, metricsHost: host, dataDir, followDatasetMs: everyMs } = config;
      if (port !== 0) listeners.push(await listenForMetrics(metrics, { host, port }));
      const base = await http.listen(config);
      if (isFollowing) {
        const now = () => served.current.dataset.directory;
        const onChange = async () => void (await reload());
        follower = followDataset({ dataDir, everyMs, served: now, onChange, logger });
      }
      return `${base}${http.path}`;
    },
    stop: () => stop(config.stopTimeoutMs),
    [Symbol.asyncDispose]: () => stop(0),
  };
}

function asyncDisposal(each: Disposable): AsyncDisposable {
  return { [Symbol.asyncDispose]: async () => each[Symbol.dispose]() };
}

async function closeAll(all: readonly AsyncDisposable[]): Promise<void> {
  await Promise.all(all.map((each) => each[Symbol.asyncDispose]()));
}
