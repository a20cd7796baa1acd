import { schemaText } from '@biographql/core/schema';
import { chooseDrivers, type Drivers, type Engines } from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import type { Dataset, IngestProgress } from '@biographql/ingest';
import type { Services } from '@biographql/services';
import { type Logger, pino } from 'pino';
import type { Config } from './config/settings.js';
import { type FollowedDataset, openServedDataset } from './datasets/datasets.js';
import { whenReady } from './datasets/open-dataset.js';
import { createExecutableSchema, isCacheable, resolvers } from './graphql/resolvers/index.js';
import { createHttpServer, type HttpServer } from './http/create-http-server.js';
import { listenForMetrics } from './http/health.js';
import { openKeys } from './http/keys/open-keys.js';
import { createCallerLimits } from './http/limits/callers.js';
import { openSharedCounters } from './http/limits/shared-counters.js';
import { DEFAULT_HTTP_LIMITS, type HttpLimits } from './http/server-setup.js';
import { createPluginSet, openGraphSchema, openReader } from './plugins/load-plugins.js';
import type { Plugin } from './plugins/plugin.js';
import { createServiceMetrics, type ServiceMetrics } from './telemetry/service-metrics.js';

/** Dependencies of a service. */
export interface ServiceOptions {
  /** Default: silent. */
  readonly logger?: Logger;
  /** Reports the progress of the first build of the starter dataset. */
  readonly onProgress?: (progress: IngestProgress) => void;
  /** Aborts the start and closes everything opened so far. */
  readonly signal?: AbortSignal;
  /** Folder of a built page that is served at `/`; its requests go to `/api/graphql`, which takes the documents of `@biographql/core` without a key. Default: no page. */
  readonly pageFolder?: string | null;
  /** Folder of the built documentation, served at `/docs/` to everyone. Default: none. */
  readonly docsFolder?: string | null;
  /** One more accepted key, for a page of the same process; create it at every start and keep it in memory. */
  readonly internalKey?: string;
  /** Optional packages: their drivers can be chosen by the settings, and their settings are in `config`. */
  readonly plugins?: readonly Plugin[];
  /** Your own drivers, instead of those that the settings choose. */
  readonly drivers?: Partial<Drivers>;
  /**
   * Vocabulary of the graph; the dataset must be built with it, too. Default: the dataset's (for a first build, the
   * standard one), with the file of the setting `vocabulary` on top.
   */
  readonly vocabulary?: Vocabulary;
}

/** A running service; dispose it to close its engines. */
export interface Service extends AsyncDisposable {
  /** The settings it was created with. */
  readonly config: Config;
  /** Served dataset; another one after {@link Service.reload}. */
  readonly dataset: Dataset;
  /** Open engines of the dataset; closed with it. */
  readonly engines: Engines;
  /** Domain services over these engines, for calls without GraphQL. */
  readonly services: Services;
  /** The HTTP layer, with the Fastify instance. */
  readonly http: HttpServer;
  /** The key that this start created, to be shown once; null when there were keys already. */
  readonly createdKey: string | null;
  /** Handles a request in this process, without a port. */
  fetch(request: Request): Promise<Response>;
  /**
   * Waits until every engine answers.
   * @throws DatasetError when an engine does not answer and a file is damaged; EngineUnavailableError otherwise.
   */
  ready(): Promise<void>;
  /** Listens on the configured address; returns the full URL of the GraphQL endpoint. */
  listen(): Promise<string>;
  /**
   * Serves the version that the data directory names now. It is opened alongside the served one, which is closed after
   * its last request. A listening service does this by itself, see the setting `followDatasetMs`.
   * @returns whether another version is served.
   * @throws DatasetError, EngineUnavailableError when it cannot be opened; the served version stays.
   */
  reload(): Promise<boolean>;
  /** Lets running requests finish, aborts them after 80 % of `stopTimeoutMs`, then closes everything. */
  stop(): Promise<void>;
}

/**
 * Opens the dataset of the data directory (building it from the starter data when there is none), its engines and the
 * HTTP server. The engines go on loading; `ready` waits for them.
 * @see {@link https://github.com/biographql/biographql/blob/main/packages/server/README.md}
 * @throws DatasetError, KeyFileError, ConfigError, VocabularyError, EngineUnavailableError; `signal.reason` when aborted.
 */
export async function createService(
  config: Config,
  options: ServiceOptions = {},
): Promise<Service> {
  const { logger = pino({ level: 'silent' }), plugins = [] } = options;
  const chosen = chooseDrivers(createPluginSet(plugins).drivers, config);
  const closing: AsyncDisposable[] = [];
  try {
    const metrics = createServiceMetrics();
    const opening = {
      ...options,
      config,
      logger,
      drivers: { ...chosen, ...options.drivers },
      reading: openReader(plugins, config, logger),
      metrics,
    };
    const dataset = await openServedDataset(opening, options.onProgress);
    closing.push(dataset);
    metrics.watch(dataset);
    const { keys, createdKey } = await openKeys(config, logger, options.internalKey);
    const counters = await openSharedCounters(config, logger);
    if (counters !== null) {
      closing.push(counters);
      metrics.watchLimits(() => counters.state() === 'shared');
    }
    const limits = readHttpLimits(config);
    const { info, vocabulary } = dataset.current;
    const http = await createHttpServer({
      ...config,
      schema: createExecutableSchema({ typeDefs: schemaText, resolvers }),
      ...(await openGraphSchema(plugins, {
        dataDir: config.dataDir,
        digest: info.digest,
        vocabulary,
        logger,
      })),
      source: dataset.lease,
      keys,
      logger,
      metrics,
      dataset,
      page: readPage(options),
      docsFolder: options.docsFolder ?? undefined,
      graphiql: config.graphiql && config.page !== 'off',
      limits,
      cache: { maxEntries: config.answerCache, isCacheable },
      callers: createCallerLimits(limits, counters ?? undefined),
    });
    return createRunningService(config, dataset, { http, metrics, createdKey, closing });
  } catch (error) {
    await closeAll(closing);
    throw error;
  }
}

function readPage({ pageFolder, plugins = [] }: ServiceOptions) {
  if (pageFolder == null) return undefined;
  const extraFolders = Object.assign({}, ...plugins.map(({ webFolders }) => webFolders));
  return { folder: pageFolder, extraFolders };
}

function createRunningService(
  config: Config,
  dataset: FollowedDataset,
  {
    http,
    metrics,
    createdKey,
    closing,
  }: Pick<Service, 'http' | 'createdKey'> & {
    readonly metrics: ServiceMetrics;
    /** Closed after the last response. */
    readonly closing: AsyncDisposable[];
  },
): Service {
  let stopping: Promise<void> | undefined;
  const stop = (limitMs: number) => {
    stopping ??= http.stop(limitMs).finally(() => closeAll(closing));
    return stopping;
  };
  return {
    config,
    http,
    createdKey,
    get dataset() {
      return dataset.current.dataset;
    },
    get engines() {
      return dataset.current.engines;
    },
    get services() {
      return dataset.current.services;
    },
    reload: dataset.reload,
    fetch: http.fetch,
    ready: () => whenReady(dataset.current),
    async listen() {
      const { metricsPort: port, metricsHost: host } = config;
      if (port !== 0) closing.push(await listenForMetrics(metrics, { host, port }));
      const base = await http.listen(config);
      dataset.follow(config.followDatasetMs);
      return `${base}${http.path}`;
    },
    stop: () => stop(config.stopTimeoutMs),
    [Symbol.asyncDispose]: () => stop(0),
  };
}

async function closeAll(all: readonly AsyncDisposable[]): Promise<void> {
  await Promise.all(all.map((each) => each[Symbol.asyncDispose]()));
}

function readHttpLimits(config: Config): HttpLimits {
  const { maxSparqlBytes, maxBodyValues } = DEFAULT_HTTP_LIMITS;
  return {
    ...config,
    maxSparqlBytes: Number(config.sparqlMaxBytes ?? maxSparqlBytes),
    maxBodyValues: Math.max(maxBodyValues, 2 * config.admetMaxMolecules),
  };
}
