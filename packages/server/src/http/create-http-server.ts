import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { persistedDocuments } from '@biographql/core/manifest';
import type { Engine } from '@biographql/engines';
import Fastify, { type FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { KeyVerifier } from '../keys/key-ring.js';
import { registerDocs, registerMissingDocs } from '../pages/register-docs.js';
import { registerEditor } from '../pages/register-graphiql.js';
import { PAGE_API_PATH, registerPage, type ServedPage } from '../pages/register-page.js';
import { registerSparqlRoute } from '../sparql-protocol/register-sparql-route.js';
import { registerMetrics } from '../telemetry/metrics-route.js';
import { registerTelemetry, type Telemetry } from '../telemetry/register-telemetry.js';
import { registerCompression } from './compression.js';
import { registerCors } from './cors.js';
import { createDocumentCache } from './document-cache.js';
import { answerBrokenRequest, refuse, registerErrorHandling } from './error-handling.js';
import { createExecutor } from './executor.js';
import { registerGraphQLRoute } from './graphql-route.js';
import {
  type HealthOptions,
  type ReadyDataset,
  readyDatasets,
  registerHealth,
  type ServedFiles,
} from './health.js';
import { type HttpLimits, withDefaultLimits } from './http-limits.js';
import { inProcessFetch } from './in-process-fetch.js';
import { readJsonBody } from './json-body.js';
import { createLimiters, type Limiters } from './limiters.js';
import { registerMissingRoute } from './missing-route.js';
import { pageOrigins } from './page-origin.js';
import { createPendingBytes } from './pending-bytes.js';
import { createRequestIds } from './request-id.js';
import { noteOf } from './request-note.js';
import { RunningRequests } from './request-scope.js';
import type { RequestSources } from './request-source.js';
import { RESPONSE_HEADERS } from './response-headers.js';
import { limitValues } from './value-budget.js';

/** What an HTTP server is made of. */
export interface HttpServerOptions extends Telemetry, Pick<HealthOptions, 'limitsState'> {
  /** With resolvers. */
  readonly schema: GraphQLSchema;
  /** Of the loaded graph, with resolvers; served at `/{serviceName}/graph`. Absent: nothing is there. */
  readonly graphSchema?: GraphQLSchema | undefined;
  /** Why there is no `graphSchema`; answered in its place, with status 404. */
  readonly graphSchemaMissing?: string;
  /** What a request is answered from; asked once for each. */
  readonly source: RequestSources;
  /** What a request for `graphSchema` is answered from. Default: `source`. */
  readonly graphSource?: RequestSources | undefined;
  readonly keys: KeyVerifier;
  /** Asked by `/ready`. */
  readonly engines: readonly Engine[];
  /** What `/ready` tells of each dataset, the first one first. Default: one, whose engines are `engines`. */
  readonly datasets?: readonly ReadyDataset[];
  /** Whether nothing can be answered, as every dataset is damaged. Default: whether `dataset` is. */
  readonly isDamaged?: (() => boolean) | undefined;
  readonly logger: Logger;
  /** Told by `/ready`; nothing is answered while it is damaged. Default: nothing is known of it. */
  readonly dataset?: ServedFiles;
  /** First part of the paths `/{serviceName}/graphql` and `/{serviceName}/sparql`. Default `biographql`. */
  readonly serviceName?: string;
  readonly limits?: Partial<HttpLimits>;
  /** What counts callers. Default: counters of this server's own, with `limits`. */
  readonly limiters?: Limiters | undefined;
  /** Addresses or ranges of proxies whose `X-Forwarded-For` is believed. Default none. */
  readonly trustedProxies?: readonly string[];
  /** Default true: the schema is public. */
  readonly introspection?: boolean;
  /** Default false; true runs only documents of `persistedDocuments`. */
  readonly onlyPersisted?: boolean;
  /** `sha256:<hex>` to text. Default: the operations of `@biographql/core`. */
  readonly persistedDocuments?: Readonly<Record<string, string>>;
  /** Whether long responses are compressed for clients that take it. Default true. */
  readonly compression?: boolean;
  /** Whether GraphiQL is served at `/{serviceName}/graphiql/`. Default false. */
  readonly graphiql?: boolean;
  /** The page that is served at `/`, which needs no key for the documents of `@biographql/core`. Default: none. */
  readonly page?: ServedPage | undefined;
  /** Folder of the built documentation, which is served at `/docs/`. Default: none. */
  readonly docsFolder?: string | undefined;
  /** Origins whose pages may call the service. Default none. */
  readonly corsOrigins?: readonly string[];
  /** The rate limiter's clock, in milliseconds. Default `performance.now`. */
  readonly now?: () => number;
}

/** The HTTP face of a service. */
export interface HttpServer extends AsyncDisposable {
  /** The Fastify instance, for whoever mounts more routes before `listen`. */
  readonly app: FastifyInstance;
  /** `/{serviceName}/graphql`; beside it is `/{serviceName}/sparql`. */
  readonly path: string;
  /** Returns the response of this process, without a port. */
  fetch(request: Request): Promise<Response>;
  /** Listens, and returns the base URL with the port that was given out. */
  listen(address: { readonly host: string; readonly port: number }): Promise<string>;
  /** Accepts no more, lets running requests finish for at most `limitMs`, then cuts them. */
  stop(limitMs: number): Promise<void>;
}

/** A request must have arrived by then, body included: slow senders hold no connection. */
const ARRIVAL_TIMEOUT_MS = 30_000;
const IDLE_SWEEP_MS = 50;
/** Connections are still accepted for so long once the server stops, so that their clients can be told. */
const LINGER_MS = 1_000;
/** Share of the time to stop after which running requests are ended, so that they are answered before they are cut. */
const END_AT = 0.8;

/** Creates the server; it does not listen yet. Disposing it cuts running requests. */
export async function createHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  let isStopping = false;
  const running = new RunningRequests();
  const { serviceName = 'biographql' } = options;
  const path = `/${serviceName}/graphql`;
  const sparqlPath = `/${serviceName}/sparql`;
  const graphPath = `/${serviceName}/graph`;
  const app = createApp(options);
  if (options.compression ?? true) await registerCompression(app, [path, PAGE_API_PATH]);
  const { metrics, keys, logger, limitsState } = options;
  const isGoing = () => isStopping;
  registerHealth(app, { datasets: readyDatasets(options), limitsState, isStopping: isGoing });
  registerTelemetry(app, [path, sparqlPath, graphPath, PAGE_API_PATH], options, logger);
  const editorPath = options.graphiql ? registerEditor(app, `/${serviceName}`, options) : undefined;
  const limits = withDefaultLimits(options.limits);
  const { now } = options;
  const { limiters = createLimiters(limits, now === undefined ? {} : { now }) } = options;
  if (metrics !== undefined) registerMetrics(app, metrics, { keys, badKeys: limiters.badKeys });
  registerQueries(
    app,
    { path, sparqlPath, graphPath, editorPath },
    { ...options, limiters, running },
  );
  if (options.page !== undefined) registerPage(app, options.page);
  const docsAsk = options.page && path;
  if (options.docsFolder !== undefined) registerDocs(app, options.docsFolder, docsAsk);
  else if (options.page !== undefined) registerMissingDocs(app);
  // Whoever reads this sends the next request over another connection: none is under way when this one closes.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });

  const stop = async (limitMs: number) => {
    isStopping = true;
    const end = setTimeout(() => running.end(), limitMs * END_AT);
    const cut = setTimeout(() => app.server.closeAllConnections(), limitMs);
    await drained(app, Math.min(LINGER_MS, limitMs));
    // Right after the turn in which waiting connections are accepted: those that still wait are reset.
    await nextTurn();
    // A connection that was busy when the server closed would be kept alive after its answer.
    const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS);
    await app.close();
    clearTimeout(end);
    clearTimeout(cut);
    clearInterval(sweep);
  };
  return {
    app,
    path,
    fetch: inProcessFetch(app),
    async listen({ host, port }) {
      await app.listen({ host, port });
      return baseUrl(app.server.address(), host);
    },
    stop,
    [Symbol.asyncDispose]: () => stop(0),
  };
}

/** Waits until no connection is open, for at most `limitMs`. */
async function drained(app: FastifyInstance, limitMs: number): Promise<void> {
  const until = performance.now() + limitMs;
  while (app.server.listening && performance.now() < until) {
    const open = await new Promise<number>((resolve) => {
      app.server.getConnections((_, count) => resolve(count));
    });
    if (open === 0) return;
    await sleep(IDLE_SWEEP_MS);
  }
}

function createApp({ logger, limits, trustedProxies = [] }: HttpServerOptions): FastifyInstance {
  const app = Fastify({
    logger: false,
    genReqId: createRequestIds(),
    requestIdHeader: false,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    requestTimeout: ARRIVAL_TIMEOUT_MS,
    return503OnClosing: false,
    exposeHeadRoutes: false,
    frameworkErrors: (error, _, reply) => refuse(error, reply, logger),
    clientErrorHandler: answerBrokenRequest,
  });
  app.decorateRequest('note', null);
  app.removeAllContentTypeParsers();
  const { maxBodyValues } = withDefaultLimits(limits);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readJsonBody(maxBodyValues));
  app.addHook('onRequest', (request, reply, done) => {
    noteOf(request);
    reply.headers(RESPONSE_HEADERS);
    reply.header('x-request-id', request.id);
    done();
  });
  registerErrorHandling(app, logger);
  return app;
}

interface Paths {
  readonly path: string;
  readonly sparqlPath: string;
  readonly graphPath: string;
  readonly editorPath: string | undefined;
}

/** Registers what is asked of the graph: GraphQL, the graph's own schema, and the SPARQL protocol. They share keys, rates and limits. */
function registerQueries(
  app: FastifyInstance,
  { path, sparqlPath, graphPath, editorPath }: Paths,
  options: HttpServerOptions & { readonly running: RunningRequests; readonly limiters: Limiters },
): void {
  const { keys, source, logger, limiters, dataset, running } = options;
  const limits = withDefaultLimits(options.limits);
  const corsPaths = { [path]: 'POST', [graphPath]: 'POST', [sparqlPath]: 'GET, POST' };
  registerCors(app, corsPaths, options.corsOrigins ?? []);
  const { isDamaged = dataset && (() => dataset.damage !== null) } = options;
  const admission = { keys, ...limiters, isDamaged };
  const pending = createPendingBytes(limits.maxPendingBytes);
  const { work } = limiters;
  const common = { admission, work, source, running, pending, logger, ...limits };
  registerSparqlRoute(app, { path: sparqlPath, ...common });
  const policy = {
    persistedDocuments: options.persistedDocuments ?? persistedDocuments,
    onlyPersisted: options.onlyPersisted ?? false,
  };
  const partsOf = (whole: GraphQLSchema) => {
    const schema = limitValues(whole, limits);
    const documents = createDocumentCache({
      ...limits,
      schema,
      introspection: options.introspection ?? true,
      onLookup: (isKept) => options.metrics?.cacheAsked('documents', isKept),
    });
    return { ...common, policy, documents, execute: createExecutor(schema) };
  };
  const parts = partsOf(options.schema);
  registerGraphQLRoute(app, { path, editorPath, ...parts });
  if (options.page !== undefined) {
    const { engineId } = options.page;
    const asked = { persistedDocuments, onlyPersisted: true, engineId };
    const origins = pageOrigins(options);
    const caller = { ...admission, keys: PAGE_KEYS, key: PAGE_KEY_ID, origins };
    registerGraphQLRoute(app, { path: PAGE_API_PATH, ...parts, policy: asked, admission: caller });
  }
  if (options.graphSchema !== undefined) {
    const graphParts = partsOf(options.graphSchema);
    const graphSource = options.graphSource ?? source;
    registerGraphQLRoute(app, { path: graphPath, ...graphParts, source: graphSource });
  }
  const { graphSchemaMissing } = options;
  if (graphSchemaMissing !== undefined) registerMissingRoute(app, graphPath, graphSchemaMissing);
}

/** All readers of the page share the rate of a key, by this identifier. */
const PAGE_KEY_ID = 'page';
const PAGE_KEYS: KeyVerifier = { verify: () => PAGE_KEY_ID };

function baseUrl(address: AddressInfo | string | null, host: string): string {
  if (address === null || typeof address === 'string') return `http://${host}`;
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${address.port}`;
}
