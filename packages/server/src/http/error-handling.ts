import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { InvalidDocumentError } from './document-cache.js';
import { type ErrorEntry, errorEntry, gravestStatus, toErrorEntry } from './error-body.js';
import { maskedEntry } from './present-result.js';
import { RequestError } from './request-error.js';
import type { LogRequest } from './request-log.js';
import { noteOf } from './request-note.js';

/** Told of each unforeseen error with its incident id and the request it happened in. */
export type ReportError = (error: unknown, incident: string, request: FastifyRequest) => void;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Where errors and answers are told. */
export interface Observers {
  readonly report: ReportError;
  readonly log: LogRequest;
}

/** Gives every refusal of the whole server the shape of a GraphQL error list. */
export function registerErrorHandling(app: FastifyInstance, observers: Observers): void {
  app.setErrorHandler((error: unknown, request, reply) =>
    sendError(error, request, reply, observers),
  );
  app.setNotFoundHandler((request, reply) =>
    sendError(
      new RequestError('NOT_FOUND', 'There is nothing at this address.'),
      request,
      reply,
      observers,
    ),
  );
}

/** Writes an error as the response of a request. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { report, log }: Observers,
): void {
  const known = toRequestError(error);
  if (known instanceof RequestError) reply.headers(known.headers);
  const errors = entriesOf(known, (unforeseen, incident) => report(unforeseen, incident, request));
  const status = gravestStatus(errors);
  log(request, status);
  reply.code(status);
  reply.header('content-type', errorMediaType(known, request));
  reply.send(JSON.stringify({ errors }));
}

/** A refusal before `Accept` is understood, or because of it, is plain JSON. */
function errorMediaType(error: unknown, request: FastifyRequest): string {
  if (error instanceof RequestError && error.code === 'NOT_ACCEPTABLE') return JSON_TYPE;
  return noteOf(request).mediaType;
}

function entriesOf(
  error: unknown,
  report: (error: unknown, incident: string) => void,
): readonly ErrorEntry[] {
  if (error instanceof InvalidDocumentError) {
    return error.errors.map((each) => errorEntry('INVALID_DOCUMENT', each.message, each));
  }
  if (error instanceof GraphQLError) return [errorEntry('INVALID_DOCUMENT', error.message, error)];
  return [toErrorEntry(error) ?? maskedEntry(error, report)];
}

/** Words the framework's own refusals in our codes; every other value is answered as it is. */
function toRequestError(error: unknown): unknown {
  const code = (error as Partial<FastifyError> | null)?.code;
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new RequestError(
        'REQUEST_TOO_LARGE',
        'The request body is larger than this service reads.',
      );
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new RequestError(
        'UNSUPPORTED_MEDIA_TYPE',
        'The request body must be `application/json`.',
      );
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new RequestError('INVALID_REQUEST', 'The request has no body.');
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new RequestError('INVALID_REQUEST', 'The request body is not valid JSON.');
    case 'FST_ERR_BAD_URL':
      return new RequestError('INVALID_REQUEST', 'The address cannot be read.');
    default:
      return error instanceof SyntaxError && isBodyError(error)
        ? new RequestError('INVALID_REQUEST', 'The request body is not valid JSON.')
        : error;
  }
}

/** The body parser marks its syntax errors with the status 400. */
function isBodyError(error: SyntaxError): boolean {
  return 'statusCode' in error && error.statusCode === 400;
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
