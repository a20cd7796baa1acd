import type { Socket } from 'node:net';
import { BioGraphQLError, type WireErrorCode } from '@biographql/core';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { errorEntry } from './error-body.js';
import { presentRefusal } from './error-presenter.js';
import { JSON_TYPE } from './media-type.js';
import { RequestError } from './request-error.js';
import { incidentLog } from './request-log.js';
import { noteOf } from './request-note.js';
import { abandon, hasClientLeft, respond } from './respond.js';

/** Gives every refusal of the whole server the shape of a GraphQL error list. */
export function registerErrorHandling(app: FastifyInstance, logger: Logger): void {
  app.setErrorHandler((error: unknown, _, reply) => refuse(error, reply, logger));
  app.setNotFoundHandler((_, reply) =>
    refuse(new RequestError('NOT_FOUND', 'There is nothing at this address.'), reply, logger),
  );
}

/** Sends an error as the response of a request. */
export function refuse(error: unknown, reply: FastifyReply, logger: Logger): void {
  const { request } = reply;
  if (hasClientLeft(reply)) {
    abandon(reply, logger);
    return;
  }
  const known = toRequestError(error);
  const result = presentRefusal(known, incidentLog(logger, request));
  respond(reply, { ...result, mediaType: errorMediaType(known, request) }, logger);
}

/** A refusal before `Accept` is understood, or because of it, is plain JSON. */
function errorMediaType(error: unknown, request: FastifyRequest): string {
  if (error instanceof RequestError && error.code === 'NOT_ACCEPTABLE') return JSON_TYPE;
  return noteOf(request).mediaType;
}

/** What the framework refuses, by its status. Statuses that are not here mean that the request cannot be read. */
const FRAMEWORK_REFUSALS: Readonly<
  Record<number, readonly [code: WireErrorCode, message: string]>
> = {
  // A path that is kept from clients is not told from one that leads nowhere.
  403: ['NOT_FOUND', 'There is nothing at this address.'],
  404: ['NOT_FOUND', 'There is nothing at this address.'],
  405: ['METHOD_NOT_ALLOWED', 'This method is not served here.'],
  413: ['REQUEST_TOO_LARGE', 'The request body is larger than this service reads.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'The request body must be `application/json`.'],
};

/** Words the refusals of the framework and of its plugins in our codes; every other value is answered as it is. */
function toRequestError(error: unknown): unknown {
  if (BioGraphQLError.is(error)) return error;
  const status = (error as Partial<FastifyError> | null)?.statusCode ?? 500;
  if (status < 400 || status > 499) return error;
  const [code, message] = FRAMEWORK_REFUSALS[status] ?? [
    'INVALID_REQUEST',
    'The request cannot be read.',
  ];
  return new RequestError(code, message);
}

/** Statuses of requests that are broken below HTTP's surface, by Node's error code. */
const SOCKET_ERRORS: Readonly<Record<string, readonly [status: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
};

/** Answers a request that is not HTTP at all, then closes its connection. */
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
