import {
  chooseDrivers,
  closeEngines,
  type Drivers,
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
} from '@biographql/ingest';
import { createQuestionService } from '@biographql/questions';
import { type Vocabulary, WIKIDATA } from '@biographql/vocabulary';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { Logger } from 'pino';
import { pino } from 'pino';
import type { Config } from './config/settings.js';
import { schemaText } from './generated/schema.js';
import { createHttpServer, type HttpServer } from './http/create-http-server.js';
import type { ReceiptIssuer } from './http/receipt.js';
import { addFirstKey, keyFilePath } from './keys/key-file.js';
import { anyKey, createKeyRing, createSingleKey, type KeyVerifier } from './keys/key-ring.js';
import { openReader } from './open-reader.js';
import { resolvers } from './resolvers/index.js';
import type { ServedDataset } from './services/provenance-service.js';
import { createServices, type Services } from './services/services.js';
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
  /** What the properties and classes of the graph mean; the dataset must be built with it, too. Default: Wikidata's. */
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
  /** Waits until every engine answers. */
  ready(): Promise<void>;
  /** Listens on the configured address; returns the full URL of the GraphQL endpoint. */
  listen(): Promise<string>;
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
  const { logger = pino({ level: 'silent' }), signal, vocabulary = WIKIDATA } = options;
  const drivers = { ...chooseDrivers(DRIVERS, config), ...options.drivers };
  const { onProgress } = options;
  const dataset = await ensureDataset(config.dataDir, {
    drivers,
    vocabulary,
    settings: config,
    onProgress,
    signal,
  });
  const { keys, createdKey } = await openKeys(config, logger);
  const reading = await openReader(config, logger);
  const engines = await openEngines(drivers, dataset.places, {
    settings: config,
    onEvent: ({ level, message, facts }) => logger[level](facts, message),
  });
  try {
    const served = await servedDataset(dataset, drivers);
    const services = createServices(engines, {
      questions: createQuestionService(engines, { vocabulary, ...reading }),
      vocabulary,
      maxMolecules: config.admetMaxMolecules,
      keptSearches: config.searchCache,
      dataset: served,
      openEmbeddings: () => openEmbeddings(dataset.directory, dataset.manifest.digest),
    });
    const { internalKey } = options;
    const accepted =
      internalKey === undefined ? keys : anyKey([keys, createSingleKey(internalKey, 'internal')]);
    const { digest, release } = served;
    const issuer = { version: VERSION, dataset: { digest, release } };
    const http = await openHttp(config, { engines, services, keys: accepted, logger, issuer });
    return assemble(config, { dataset, engines, services, http, createdKey });
  } catch (error) {
    await closeEngines(Object.values(engines));
    throw error;
  }
}

type Parts = Pick<Service, 'dataset' | 'engines' | 'services' | 'http' | 'createdKey'>;

function assemble(config: Config, parts: Parts): Service {
  const { engines, http } = parts;
  let stopping: Promise<void> | undefined;
  const stop = (limitMs: number) => {
    stopping ??= http.stop(limitMs).finally(() => closeEngines(Object.values(engines)));
    return stopping;
  };
  return {
    config,
    ...parts,
    fetch: (request) => http.fetch(request),
    async ready() {
      await Promise.all(Object.values(engines).map((engine) => engine.ready()));
    },
    async listen() {
      const base = await http.listen(config);
      return `${base}${http.path}`;
    },
    stop: () => stop(config.stopTimeoutMs),
    [Symbol.asyncDispose]: () => stop(0),
  };
}

async function openKeys(
  config: Config,
  logger: Logger,
): Promise<{ readonly keys: KeyVerifier; readonly createdKey: string | null }> {
  if (config.apiKey !== null) return { keys: createSingleKey(config.apiKey), createdKey: null };
  const path = keyFilePath(config.dataDir);
  const created = await addFirstKey(path);
  const onError = (error: unknown) => logger.error({ err: error }, 'the key file cannot be read');
  return { keys: createKeyRing({ path, onError }), createdKey: created?.key ?? null };
}

interface HttpParts extends Pick<Service, 'engines' | 'services'> {
  readonly keys: KeyVerifier;
  readonly logger: Logger;
  readonly issuer: ReceiptIssuer;
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

function openHttp(config: Config, { engines, services, keys, logger, issuer }: HttpParts) {
  return createHttpServer({
    schema: makeExecutableSchema({ typeDefs: schemaText, resolvers }),
    shared: { services, engineId: config.engineId },
    issuer,
    keys,
    engines: Object.values(engines),
    logger,
    serviceName: config.serviceName,
    introspection: config.introspection,
    onlyPersisted: config.onlyPersisted,
    corsOrigins: config.corsOrigins,
    trustedProxies: config.trustedProxies,
    limits: {
      requestsPerMinute: config.rateLimit,
      bodyLimitBytes: config.bodyLimit,
      requestTimeoutMs: config.requestTimeoutMs,
      maxResponseBytes: config.maxResponseBytes,
      maxResponseValues: config.maxResponseValues,
      badKeysPerMinute: config.badKeyLimit,
      maxDepth: config.maxDepth,
      maxRootFields: config.maxRootFields,
      maxFields: config.maxFields,
      maxTokens: config.maxTokens,
    },
  });
}
