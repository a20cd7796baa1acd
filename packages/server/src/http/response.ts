import type { Socket } from 'node:net';
import { BioGraphQLError, type WireErrorCode } from '@biographql/core';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import {
  errorEntry,
  type PresentedResult,
  presentRefusal,
  type ReportIncident,
} from '../graphql/error-presenter.js';
import { damagedDataset, RequestError } from '../graphql/request-error.js';
import { JSON_TYPE } from './media-type.js';
import { getState } from './request-state.js';

export interface ResponseBody {
  readonly data: unknown;
  /** JSON of `data`; null for a response without data. */
  readonly dataText: string | null;
  readonly errors: PresentedResult['body']['errors'];
  readonly extensions: Record<string, unknown>;
}

const BODIES = new WeakSet<object>();

export function isResponseBody(payload: unknown): payload is ResponseBody {
  return typeof payload === 'object' && payload !== null && BODIES.has(payload);
}

export function respond(
  reply: FastifyReply,
  { status, headers, body }: PresentedResult,
  dataText: string | null,
  logger: Logger,
): FastifyReply {
  const state = getState(reply.request);
  state.code = body.errors?.[0]?.extensions.code ?? 'ok';
  logRequest(logger, reply.request, status);
  const payload: ResponseBody = { data: body.data, dataText, errors: body.errors, extensions: {} };
  BODIES.add(payload);
  return reply
    .code(status)
    .headers(headers)
    .header('content-type', state.mediaType)
    .serializer((written: ResponseBody) => writeBody(written, body.data === null))
    .send(payload);
}

function writeBody({ dataText, errors, extensions }: ResponseBody, isNull: boolean): string {
  const members: string[] = [];
  if (dataText !== null) members.push(`"data":${dataText}`);
  else if (isNull) members.push('"data":null');
  if (errors !== undefined) members.push(`"errors":${JSON.stringify(errors)}`);
  if (Object.keys(extensions).length > 0)
    members.push(`"extensions":${JSON.stringify(extensions)}`);
  return `{${members.join()}}`;
}

export function hasClientLeft({ raw }: FastifyReply): boolean {
  return raw.destroyed && !raw.writableFinished;
}

/** Status in the log and in metrics of a request whose client left, as in nginx. */
export const CLIENT_LEFT_STATUS = 499;

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
export function logRequest(logger: Logger, request: FastifyRequest, status: number): void {
  const { startedAt, keyId, operationName, source } = getState(request);
  const entry = {
    method: request.method,
    path: request.url.split('?', 1)[0]?.slice(0, 200),
    status,
    ms: Math.round((performance.now() - startedAt) * 10) / 10,
    address: request.ip,
    keyId,
    operationName,
    dataset: source?.dataset,
    requestId: request.id,
  };
  logger.info(entry, 'request');
}

export function registerErrorHandling(app: FastifyInstance, logger: Logger): void {
  app.setErrorHandler((error: unknown, _, reply) => refuse(error, reply, logger));
  app.setNotFoundHandler((_, reply) =>
    refuse(new RequestError('NOT_FOUND', 'There is nothing at this address.'), reply, logger),
  );
}

export function refuse(error: unknown, reply: FastifyReply, logger: Logger): void {
  const { request } = reply;
  if (hasClientLeft(reply)) {
    abandon(reply, logger);
    return;
  }
  const known = toRequestError(error);
  const state = getState(request);
  state.cacheKey = null;
  if (known instanceof RequestError && known.code === 'NOT_ACCEPTABLE') state.mediaType = JSON_TYPE;
  respond(reply, presentRefusal(known, incidentLog(logger, request)), null, logger);
}

/** @throws RequestError ENGINE_UNAVAILABLE while every dataset is damaged. */
export function checkDataset({
  isDamaged = () => false,
}: {
  readonly isDamaged?: (() => boolean) | undefined;
}): void {
  if (isDamaged()) throw damagedDataset();
}

/** Errors of the framework, by status; with any other status the request cannot be read. */
const FRAMEWORK_ERRORS: Readonly<Record<number, readonly [code: WireErrorCode, message: string]>> =
  {
    // A hidden path looks like one that does not exist.
    403: ['NOT_FOUND', 'There is nothing at this address.'],
    404: ['NOT_FOUND', 'There is nothing at this address.'],
    405: ['METHOD_NOT_ALLOWED', 'This method is not served here.'],
    413: ['REQUEST_TOO_LARGE', 'The request body is larger than this service reads.'],
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

/** Statuses of requests that are broken below HTTP's surface, by Node's error code. */
const SOCKET_ERRORS: Readonly<Record<string, readonly [status: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time.'],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The address and the headers are too large together. Send a long query with POST.',
  ],
};

export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = SOCKET_ERRORS[error.code ?? ''] ?? [
    '400 Bad Request',
    'This is not HTTP.',
  ];
  const body = JSON.stringify({ errors: [errorEntry('INVALID_REQUEST', message)] });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
