import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type InjectOptions,
} from 'fastify';
import { registerGraphQL } from './graphql-route.js';
import { registerHealth, registerMetrics } from './health.js';
import { createCallerLimits, createPendingBytes, registerCallers } from './limits/callers.js';
import { pageOrigins } from './page-origin.js';
import { registerPages } from './pages/index.js';
import { createRequestIds, readJsonBody } from './request.js';
import { answerBrokenRequest, registerResponses, reject } from './response.js';
import { registerOpenApi } from './rest.js';
import {
  DEFAULT_HTTP_LIMITS,
  type HttpFeature,
  type HttpServerOptions,
  type HttpSetup,
} from './server-setup.js';
import { registerSparql } from './sparql/index.js';

export type { HttpServerOptions } from './server-setup.js';

const FEATURES: readonly HttpFeature[] = [
  registerResponses,
  registerCompression,
  registerCors,
  registerMetrics,
  registerCallers,
  registerHealth,
  registerGraphQL,
  registerOpenApi,
  registerSparql,
  registerPages,
];

/** The HTTP layer of a service. */
export interface HttpServer extends AsyncDisposable {
  /** The Fastify instance, to mount more routes before `listen`. */
  readonly app: FastifyInstance;
  /** `/{serviceName}/graphql`; `/{serviceName}/sparql` is next to it. */
  readonly path: string;
  /** Answers a request without a port. */
  fetch(request: Request): Promise<Response>;
  /** Listens, and returns the base URL with the assigned port. */
  listen(address: { readonly host: string; readonly port: number }): Promise<string>;
  /** Lets requests finish, aborts them at 80 % of `limitMs`, cuts connections after it; accepts new ones for 1 s. */
  stop(limitMs: number): Promise<void>;
}

/** Time for a request to arrive, body included, so that slow senders don't hold connections. */
const ARRIVAL_TIMEOUT_MS = 30_000;
const IDLE_SWEEP_MS = 50;
/** How long connections are still accepted once the server stops, so that their clients get an answer. */
const LINGER_MS = 1_000;
/** Share of the stop time after which running requests are aborted, so that they get a response before the cut. */
const END_AT = 0.8;

/** Creates the server; it does not listen yet. Disposing it cuts running requests. */
export async function createHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  let isStopping = false;
  const limits = { ...DEFAULT_HTTP_LIMITS, ...options.limits };
  const ending = new AbortController();
  const setup: HttpSetup = {
    ...options,
    limits,
    callers: options.callers ?? createCallerLimits(limits),
    prefix: `/${options.serviceName ?? 'biographql'}`,
    ending: ending.signal,
    pending: createPendingBytes(limits.maxPendingBytes),
    origins: pageOrigins(options),
    isStopping: () => isStopping,
    isDamaged: () => options.dataset.current.damage != null,
  };
  const app = createApp(setup);
  for (const register of FEATURES) await register(app, setup);

  const stop = async (limitMs: number) => {
    isStopping = true;
    const end = setTimeout(() => ending.abort(), limitMs * END_AT);
    const cut = setTimeout(() => app.server.closeAllConnections(), limitMs);
    await drained(app, Math.min(LINGER_MS, limitMs));
    // Lets the event loop accept waiting connections first: closing resets those that still wait.
    await nextTurn();
    // A connection that was busy when the server closed would stay open after its response.
    const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS);
    await app.close();
    clearTimeout(end);
    clearTimeout(cut);
    clearInterval(sweep);
  };
  return {
    app,
    path: `${setup.prefix}/graphql`,
    fetch: inProcessFetch(app),
    async listen({ host, port }) {
      await app.listen({ host, port });
      return baseUrl(app.server.address(), host);
    },
    stop,
    [Symbol.asyncDispose]: () => stop(0),
  };
}

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

function createApp({ logger, limits, trustedProxies = [] }: HttpSetup) {
  const app = Fastify({
    logger: false,
    genReqId: createRequestIds(),
    requestIdHeader: false,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    requestTimeout: ARRIVAL_TIMEOUT_MS,
    return503OnClosing: false,
    exposeHeadRoutes: false,
    frameworkErrors: (error, _, reply) => reject(error, reply, logger),
    clientErrorHandler: answerBrokenRequest,
  });
  app.decorateRequest('state', null);
  app.removeAllContentTypeParsers();
  const readBody = readJsonBody(limits.maxBodyValues);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readBody);
  return app;
}

function baseUrl(address: AddressInfo | string | null, host: string): string {
  if (address === null || typeof address === 'string') return `http://${host}`;
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${address.port}`;
}

const BODILESS_STATUSES = new Set([204, 205, 304]);

/** Returns a `fetch` that hands the request to the server in this process: the whole HTTP layer without a port. */
function inProcessFetch(app: FastifyInstance): (request: Request) => Promise<Response> {
  return async (request) => {
    request.signal.throwIfAborted();
    const { pathname, search } = new URL(request.url);
    const body = request.body === null ? null : Buffer.from(await request.arrayBuffer());
    const answer = await app
      .inject({
        method: request.method as NonNullable<InjectOptions['method']>,
        url: `${pathname}${search}`,
        headers: Object.fromEntries(request.headers),
        signal: request.signal,
        ...(body !== null && { payload: body }),
      })
      .catch((error: unknown) => {
        request.signal.throwIfAborted();
        throw error;
      });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
    const hasBody = request.method !== 'HEAD' && !BODILESS_STATUSES.has(answer.statusCode);
    const payload = hasBody ? Buffer.from(answer.rawPayload) : null;
    return new Response(payload, { status: answer.statusCode, headers });
  };
}

/** Smaller bodies fit into a packet or two. */
const MIN_BYTES = 1_024;
/** Up to this size the main thread compresses, in a third of a millisecond: another thread would cost as much. */
const MAX_SYNC_BYTES = 16_384;
/** Below zlib's default of 6, which takes longer for little gain. */
const GZIP_LEVEL = 4;
/** A fifth fewer bytes than gzip in about its time. */
const BROTLI_QUALITY = 4;

/** Media types that are compressed; pictures and fonts already are. */
const COMPRESSED_TYPES =
  /^(?:text\/(?!event-stream)|application\/(?:json|xml|javascript|wasm|n-triples|octet-stream|[\w.-]+\+(?:json|xml))|image\/svg\+xml)/;

async function registerCompression(app: FastifyInstance, { compression = true }: HttpSetup) {
  if (!compression) return;
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: MIN_BYTES,
    syncThreshold: MAX_SYNC_BYTES,
    customTypes: COMPRESSED_TYPES,
    zlibOptions: { level: GZIP_LEVEL },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    // Request bodies are never expanded: a small one could fill the memory.
    globalDecompression: false,
  });
}

const PREFLIGHT_SECONDS = '600';
const ALLOWED_HEADERS = 'accept, authorization, content-type, x-api-key, x-request-id';

/** Lets pages of `corsOrigins` call the service. Without origins, CORS is off. */
function registerCors(app: FastifyInstance, { prefix, corsOrigins: origins = [] }: HttpSetup) {
  if (origins.length === 0) return;
  const paths = {
    [`${prefix}/graphql`]: 'POST',
    [`${prefix}/q/:operation`]: 'GET',
    [`${prefix}/graph`]: 'POST',
    [`${prefix}/sparql`]: 'GET, POST',
  };
  const allowed = new Set(origins);
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    reply.header('vary', 'origin');
    if (origin !== undefined && allowed.has(origin)) {
      reply.header('access-control-allow-origin', origin);
      reply.header('access-control-expose-headers', 'etag, retry-after, x-request-id');
    }
    done();
  });
  for (const [path, methods] of Object.entries(paths)) {
    app.options(path, (request: FastifyRequest, reply: FastifyReply) => {
      if (allowed.has(request.headers.origin ?? '')) {
        reply.header('access-control-allow-methods', methods);
        reply.header('access-control-allow-headers', ALLOWED_HEADERS);
        reply.header('access-control-max-age', PREFLIGHT_SECONDS);
      }
      return reply.code(204).send();
    });
  }
}
