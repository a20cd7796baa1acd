import { hash } from 'node:crypto';
import type { Socket } from 'node:net';
import { BioGraphQLError, type WireErrorCode } from '@biographql/core';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import {
  createReceipt,
  errorEntry,
  MAX_RESULT,
  type PresentedResult,
  presentRejection,
  type ReportIncident,
  RequestError,
  stableText,
  writeBody,
} from '../graphql/result.js';
import type { ServiceMetrics } from '../telemetry/service-metrics.js';
import { getState, JSON_TYPE, type RequestState } from './request.js';
import type { CacheOptions, HttpSetup } from './server-setup.js';

/** Headers, log lines and errors of all responses. */
export function registerResponses(app: FastifyInstance, setup: HttpSetup): void {
  const { logger, isStopping } = setup;
  app.addHook('onRequest', (request, reply, done) => {
    getState(request);
    reply.headers(RESPONSE_HEADERS);
    reply.header('x-request-id', request.id);
    if (request.routeOptions.config.isMeasured === true) observe(request, reply, setup);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { code } = getState(request);
    if (code !== 'ok' || request.routeOptions.config.isMeasured === true)
      logRequest(logger, request, reply.statusCode);
    // Clients then send the next request over another connection.
    if (isStopping()) reply.header('connection', 'close');
    done();
  });
  app.setErrorHandler((error: unknown, _, reply) => reject(error, reply, logger));
  app.setNotFoundHandler((_, reply) =>
    reject(new RequestError('NOT_FOUND', 'There is nothing at this address.'), reply, logger),
  );
}

/** Nothing of the service may be framed, sniffed as another type, cached or pulled into another site's page. */
const RESPONSE_HEADERS: Readonly<Record<string, string>> = Object.freeze({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});

function observe(request: FastifyRequest, reply: FastifyReply, setup: HttpSetup): void {
  const { metrics, logger, slowRequestMs = 0 } = setup;
  let isSent = false;
  reply.raw.on('finish', () => {
    isSent = true;
  });
  reply.raw.on('close', () => {
    const { startedAt, operation, operationName, protocol, code, keyId } = getState(request);
    const ms = performance.now() - startedAt;
    const status = isSent ? reply.statusCode : CLIENT_LEFT_STATUS;
    const label = operation === null ? protocol : operationLabel(operation.rootFields);
    const facts = { operation: label, code, status };
    metrics?.requestEnded({ ...facts, seconds: ms / 1000 });
    if (slowRequestMs === 0 || ms < slowRequestMs) return;
    // The document text and variables are private, so only the digest is logged.
    const document = operation?.digest ?? null;
    const about = { document, operationName, keyId, requestId: request.id };
    logger.warn({ ...facts, ...about, ms: Math.round(ms) }, 'slow request');
  });
}

/** Clients can send any number of operation names; root fields are few. */
function operationLabel(rootFields: ReadonlySet<string>): string {
  const fields = [...rootFields].filter((name) => !name.startsWith('__'));
  if (fields.length > 1) return 'several';
  return fields[0] ?? 'introspection';
}

/** Sends a result, and returns what was sent. @param dataText - JSON of the data; null for a response without. */
export function respond(
  reply: FastifyReply,
  { status, headers, body }: PresentedResult,
  dataText: string | null = null,
): string {
  const { request } = reply;
  const state = getState(request);
  state.code = body.errors?.[0]?.extensions.code ?? 'ok';
  const text = writeBody(body, dataText, getExtensions(request, body.data, dataText));
  reply.code(status).headers(headers).header('content-type', state.mediaType).send(text);
  return text;
}

function getExtensions(request: FastifyRequest, data: unknown, dataText: string | null) {
  const { cost, deprecations, source, operation, variables } = getState(request);
  const issuer = source?.issuer;
  const extensions: Record<string, unknown> = {};
  if (cost.units > 1) extensions.cost = cost.units;
  if (deprecations.length > 0) extensions.deprecations = deprecations;
  if (dataText === null || issuer === undefined || operation === null) return extensions;
  const { durationKeys } = operation;
  const isHashed = Buffer.byteLength(dataText) <= MAX_RESULT;
  const text = durationKeys.size === 0 || !isHashed ? dataText : stableText(data, durationKeys);
  const result = isHashed ? `sha256:${hash('sha256', text, 'hex')}` : null;
  extensions.receipt = createReceipt(issuer, { operation, variables }, result);
  return extensions;
}

export function hasClientLeft({ raw }: FastifyReply): boolean {
  return raw.destroyed && !raw.writableFinished;
}

/** Status in the log and in metrics of a request whose client left, as in nginx. */
const CLIENT_LEFT_STATUS = 499;

export function abandon(reply: FastifyReply, logger: Logger): FastifyReply {
  getState(reply.request).code = 'aborted';
  logRequest(logger, reply.request, CLIENT_LEFT_STATUS);
  return reply.hijack();
}

export function incidentLog(logger: Logger, request: FastifyRequest): ReportIncident {
  return (error, incident) =>
    logger.error({ err: error, incident, requestId: request.id }, 'unexpected error');
}

/** Logs an answered request; never the key, a header, the query string, the body, the document or its variables. */
function logRequest(logger: Logger, request: FastifyRequest, status: number): void {
  const { startedAt, keyId, operationName } = getState(request);
  const entry = {
    method: request.method,
    path: request.url.split('?', 1)[0]?.slice(0, 200),
    status,
    ms: Math.round((performance.now() - startedAt) * 10) / 10,
    address: request.ip,
    keyId,
    operationName,
    requestId: request.id,
  };
  logger.info(entry, 'request');
}

export function reject(error: unknown, reply: FastifyReply, logger: Logger): void {
  const { request } = reply;
  if (hasClientLeft(reply)) {
    abandon(reply, logger);
    return;
  }
  const known = toRequestError(error);
  const state = getState(request);
  if (known instanceof RequestError && known.code === 'NOT_ACCEPTABLE') state.mediaType = JSON_TYPE;
  respond(reply, presentRejection(known, incidentLog(logger, request)));
}

/** @throws RequestError ENGINE_UNAVAILABLE while the dataset is damaged. */
export function checkDataset({ isDamaged }: Pick<HttpSetup, 'isDamaged'>): void {
  if (!isDamaged()) return;
  const message = 'The dataset of this service is damaged. Ask the operator to restore it.';
  throw new RequestError('ENGINE_UNAVAILABLE', message);
}

/** Errors of the framework, by status; with any other status the request cannot be read. */
const FRAMEWORK_ERRORS: Readonly<Record<number, readonly [code: WireErrorCode, message: string]>> =
  {
    // A hidden path looks like one that does not exist.
    403: ['NOT_FOUND', 'There is nothing at this address.'],
    404: ['NOT_FOUND', 'There is nothing at this address.'],
    405: ['METHOD_NOT_ALLOWED', 'This method is not allowed here.'],
    413: ['REQUEST_TOO_LARGE', 'The request body is larger than this service allows.'],
    415: ['UNSUPPORTED_MEDIA_TYPE', 'The request body must be `application/json`.'],
  };

function toRequestError(error: unknown): unknown {
  if (BioGraphQLError.is(error)) return error;
  const status = (error as Partial<FastifyError> | null)?.statusCode ?? 500;
  if (status < 400 || status > 499) return error;
  const [code, message] = FRAMEWORK_ERRORS[status] ?? [
    'INVALID_REQUEST',
    'The request cannot be read.',
  ];
  return new RequestError(code, message);
}

/** Statuses of requests that fail before they reach Fastify, by Node's error code. */
const SOCKET_ERRORS: Readonly<Record<string, readonly [status: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time.'],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The URL and headers are too large in total. Send a long query with POST.',
  ],
};

export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = SOCKET_ERRORS[error.code ?? ''] ?? [
    '400 Bad Request',
    'The request is not valid HTTP.',
  ];
  const body = JSON.stringify({ errors: [errorEntry('INVALID_REQUEST', message)] });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

const MAX_VARIABLES = 2_000;
const MAX_BYTES = 32 * 1024 * 1024;
/** Estimated memory of an entry without its texts. */
const ENTRY_BYTES = 200;
const MAX_RESPONSE = 65_536;

/** Answers repeated GraphQL requests with the same bytes, for as long as the same dataset is served. */
export function createAnswerCache(
  { maxEntries, isCacheable }: CacheOptions,
  metrics: Pick<ServiceMetrics, 'cacheRequested'> | undefined,
) {
  const responses = new LRUCache<string, Buffer>({
    max: Math.max(1, maxEntries),
    maxSize: MAX_BYTES,
    sizeCalculation: (body, key) => ENTRY_BYTES + 2 * key.length + body.length,
  });
  return {
    /** Returns the cache key of an answer that the caller may read; null when the answer is not cacheable. */
    getKey({ operation, variables, scopes, source }: RequestState): string | null {
      const dataset = source?.issuer?.dataset;
      // A graph without a digest is in another server, and may change between two requests.
      if (operation === null || dataset === undefined || dataset.digest === null) return null;
      if (operation.durationKeys.size > 0) return null;
      for (const field of operation.rootFields) if (!isCacheable(scopes, field)) return null;
      const text = JSON.stringify(variables);
      if (text.length > MAX_VARIABLES) return null;
      // Fields below a root field may need scopes of their own.
      const open = scopes === null ? '*' : [...scopes].sort().join();
      return [dataset.digest, open, operation.digest, operation.name, text].join(' ');
    },
    find(key: string): Buffer | undefined {
      if (maxEntries === 0) return undefined;
      const body = responses.get(key);
      metrics?.cacheRequested('answers', body !== undefined);
      return body;
    },
    keep(key: string, text: string): void {
      if (maxEntries === 0 || text.length > MAX_RESPONSE) return;
      const body = Buffer.from(text);
      if (body.length <= MAX_RESPONSE) responses.set(key, body);
    },
  };
}

export type Validators = ReturnType<typeof getValidators>;

/** Returns headers that let a client ask whether its answer still holds. */
export function getValidators(key: string, { source, mediaType }: RequestState) {
  const text = `${source?.issuer?.version} ${mediaType} ${key}`;
  return {
    etag: `W/"${hash('sha256', text, 'base64url').slice(0, 32)}"`,
    vary: 'accept, authorization, x-api-key',
    // Another dataset may replace this one.
    'cache-control': 'private, no-cache',
  };
}
