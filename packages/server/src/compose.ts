import {
  chooseDrivers,
  closeEngines,
  type Drivers,
  type Engine,
  type Engines,
  openEngines,
} from '@biographql/engines';
import { DRIVERS } from '@biographql/engines/drivers';
import {
  creditsOf,
  type Dataset,
  ensureDataset,
  type IngestProgress,
  openEmbeddings,
  releaseOf,
  vocabularyOf,
} from '@biographql/ingest';
import { createQuestionService, prepareRules } from '@biographql/questions';
import type { Vocabulary } from '@biographql/vocabulary';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { openSameDataset, sharedParts, withPeers } from './cluster/join-peers.js';
import type { Peers } from './cluster/peers.js';
import { httpLimitsOf } from './config/http-limits-of.js';
import { withVocabularyFile } from './config/read-vocabulary.js';
import type { Config } from './config/settings.js';
import { createDatasetWatch, type DatasetWatch } from './dataset-watch.js';
import { schemaText } from './generated/schema.js';
import {
  createHttpServer,
  type HttpServer,
  type HttpServerOptions,
} from './http/create-http-server.js';
import type { ServedFiles } from './http/health.js';
import type { ReceiptIssuer } from './http/receipt.js';
import { anyKey, createSingleKey, type KeyVerifier } from './keys/key-ring.js';
import { openKeys } from './keys/open-keys.js';
import { openReader } from './open-reader.js';
import { resolvers } from './resolvers/index.js';
import type { ServedDataset } from './services/provenance-service.js';
import { createServices, type Services } from './services/services.js';
import { watchLoop } from './telemetry/loop-watch.js';
import { listenForMetrics } from './telemetry/metrics-route.js';
import { observeEngines } from './telemetry/observe-engines.js';
import type { Telemetry } from './telemetry/register-telemetry.js';
import { createServiceMetrics, type ServiceMetrics } from './telemetry/service-metrics.js';
import { openTracing } from './telemetry/tracing.js';
import { VERSION } from './version.js';

/** What surrounds a service. */
export interface ServiceOptions {
  /** Default: silent. */
  readonly logger?: Logger;
  /** Told how far the first build of the starter dataset is. */
  readonly onProgress?: (progress: IngestProgress) => void;
  /** Ends the start; what is open by then is closed. */
  readonly signal?: AbortSignal;
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
  /** What its engines opened. */
  readonly dataset: Dataset;
  /** Open engines; closed with the service. */
  readonly engines: Engines;
  /** The domain, for calls without GraphQL. */
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
  /** Lets running requests finish within the configured time, then closes everything. */
  stop(): Promise<void>;
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
): Promise<Service> {
  const { logger = pino({ level: 'silent' }), signal } = options;
  const chosen = { ...chooseDrivers(DRIVERS, config), ...options.drivers };
  const drivers = peers === null ? chosen : withPeers(chosen, peers);
  const dataset =
    peers === null
      ? await ensureDataset(config.dataDir, {
          drivers,
          vocabulary: options.vocabulary ?? (await withVocabularyFile(config.vocabulary)),
          settings: config,
          onProgress: options.onProgress,
          signal,
        })
      : await openSameDataset(config.dataDir, drivers, peers);
  const vocabulary =
    options.vocabulary ??
    (await withVocabularyFile(config.vocabulary, vocabularyOf(dataset.manifest)));
  const watch = peers?.watch ?? createDatasetWatch(dataset, logger);
  const { metrics = createServiceMetrics() } = options;
  const tracing = await openTracing(logger);
  const loop = watchLoop({
    onLate(late) {
      metrics.loopLate(late.steps[0]?.step ?? 'none');
      logger.warn(late, 'the event loop was late');
    },
  });
  const opened: Engine[] = [];
  try {
    await watch.sample(signal);
    const { keys, createdKey } = await openKeys(config, logger, peers?.keyWitness);
    const reading = await openReader(config, logger);
    const engines = await openEngines(drivers, dataset.places, {
      settings: config,
      onEvent: ({ level, message, facts }) => logger[level](facts, message),
      onDamage: (path) => watch.report(path),
    });
    opened.push(...Object.values(engines));
    const served = await servedDataset(dataset, drivers);
    if (peers === null) metrics.watch({ ...metricSources(dataset, served), engines, files: watch });
    const observed = observeEngines(engines, metrics.engineCalled, tracing?.aroundCall, loop.mark);
    const services = createServices(observed, {
      questions: createQuestionService(observed, { vocabulary, ...reading }),
      vocabulary,
      maxMolecules: config.admetMaxMolecules,
      keptSearches: config.searchCache,
      onLookup: (isKept) => metrics.cacheAsked('searches', isKept),
      dataset: served,
      openEmbeddings: () => openEmbeddings(dataset.directory, dataset.manifest.digest),
    });
    const { internalKey } = options;
    const accepted =
      internalKey === undefined ? keys : anyKey([keys, createSingleKey(internalKey, 'internal')]);
    const { digest, release } = served;
    const issuer = { version: VERSION, dataset: { digest, release } };
    const telemetry = { metrics, tracing, loop, slowRequestMs: config.slowRequestMs };
    const parts = { engines, services, keys: accepted, logger, issuer, dataset: watch };
    const shared = peers === null ? {} : sharedParts(peers);
    const http = await openHttp(config, { ...parts, ...telemetry, ...shared });
    const closing = [watch, asyncDisposal(loop), ...(tracing === null ? [] : [tracing])];
    return assemble(config, {
      dataset,
      watch,
      metrics,
      closing,
      engines,
      services,
      http,
      createdKey,
    });
  } catch (error) {
    loop[Symbol.dispose]();
    await closeEngines(opened);
    await closeAll([watch, ...(tracing === null ? [] : [tracing])]);
    // What is damaged says more than which engine met it.
    throw watch.damage?.error ?? error;
  }
}

interface Parts extends Pick<Service, 'dataset' | 'engines' | 'services' | 'http' | 'createdKey'> {
  readonly watch: DatasetWatch;
  readonly metrics: ServiceMetrics;
  /** Closed before the engines. */
  readonly closing: readonly AsyncDisposable[];
}

function assemble(config: Config, { watch, metrics, closing, ...parts }: Parts): Service {
  const { engines, http } = parts;
  const listeners: { close(): Promise<void> }[] = [];
  let stopping: Promise<void> | undefined;
  const stop = (limitMs: number) => {
    stopping ??= http.stop(limitMs).finally(async () => {
      await Promise.all(listeners.map((listener) => listener.close()));
      await closeAll(closing);
      await closeEngines(Object.values(engines));
    });
    return stopping;
  };
  return {
    config,
    ...parts,
    fetch: (request) => http.fetch(request),
    async ready() {
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
      const { metricsPort: port, metricsHost: host } = config;
      if (port !== 0) listeners.push(await listenForMetrics(metrics, { host, port }));
      const base = await http.listen(config);
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

interface HttpParts
  extends Telemetry,
    Pick<Service, 'engines' | 'services'>,
    Pick<HttpServerOptions, 'limiters' | 'engineStates' | 'othersDrained' | 'metricsText'> {
  readonly keys: KeyVerifier;
  readonly logger: Logger;
  readonly issuer: ReceiptIssuer;
  readonly dataset: ServedFiles;
}

/** Returns what metrics tell of a dataset. */
export function metricSources(
  { manifest: { graph, articles } }: Dataset,
  { digest, release }: Pick<ServedDataset, 'digest' | 'release'>,
) {
  const facts = { digest, release, triples: graph.triples, articles: articles.articles };
  return { version: VERSION, dataset: facts };
}

/** A graph that is kept elsewhere may change between two questions: no digest stands for it. */
export async function servedDataset(
  { manifest }: Dataset,
  { graph }: Pick<Drivers, 'graph'>,
): Promise<ServedDataset> {
  const credits = await creditsOf(manifest);
  const digest = graph.isElsewhere === true ? null : manifest.digest;
  return { digest, release: releaseOf(manifest), credits };
}

function openHttp(config: Config, { engines, services, ...parts }: HttpParts) {
  return createHttpServer({
    schema: makeExecutableSchema({ typeDefs: schemaText, resolvers }),
    shared: { services, engineId: config.engineId },
    ...parts,
    engines: Object.values(engines),
    serviceName: config.serviceName,
    introspection: config.introspection,
    onlyPersisted: config.onlyPersisted,
    corsOrigins: config.corsOrigins,
    trustedProxies: config.trustedProxies,
    limits: httpLimitsOf(config),
  });
}
