import type { Socket } from 'node:net';
import { BioGraphQLError, type WireErrorCode } from '@biographql/core';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { errorEntry } from '../graphql/error-body.js';
import { presentRefusal } from '../graphql/error-presenter.js';
import { damagedDataset, RequestError } from '../graphql/request-error.js';
import { JSON_TYPE } from './media-type.js';
import { getState } from './request-state.js';
import { abandon, hasClientLeft, incidentLog, respond } from './response.js';

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
