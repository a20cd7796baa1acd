import type { FastifyRequest } from 'fastify';
import { type Logger, pino } from 'pino';
import { lineStreamOf } from '../logger.js';
import type { ReportError } from './error-handling.js';
import { noteOf } from './request-note.js';

/** Writes an unforeseen error once, with its stack and the incident id that the client was told. */
export function createErrorReport(logger: Logger): ReportError {
  return (error, incident, request) => {
    logger.error({ err: error, incident, requestId: request.id }, 'unexpected error');
  };
}

/** The status in the log of a request whose client left; nginx made the number known. */
export const CLIENT_LEFT_STATUS = 499;

/** Told of each answered request with its status. */
export type LogRequest = (request: FastifyRequest, status: number) => void;

/**
 * Writes one line per answered request: method, path, status, milliseconds, key id, operation name, request id.
 * Never the key, a header, the query string, the body, the document or its variables.
 * It is called where answers are sent: Fastify's hook for it would add listeners to every response.
 */
export function createRequestLog(logger: Logger): LogRequest {
  if (!logger.isLevelEnabled('info')) return () => {};
  const stream = lineStreamOf(logger);
  if (stream === undefined) {
    return (request, status) => logger.info(entryOf(request, status), 'request');
  }
  return (request, status) => {
    stream.write(requestLine(entryOf(request, status), Date.now()));
  };
}

/** The fields of a request's line. */
export interface RequestEntry {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Milliseconds, to a tenth. */
  readonly ms: number;
  readonly keyId: string | null;
  readonly operationName: string | null;
  readonly requestId: string;
}

function entryOf(request: FastifyRequest, status: number): RequestEntry {
  const { startedAt, keyId, operationName } = noteOf(request);
  return {
    method: request.method,
    path: pathOf(request.url),
    status,
    ms: Math.round((performance.now() - startedAt) * 10) / 10,
    keyId,
    operationName,
    requestId: request.id,
  };
}

const INFO_LEVEL = pino.levels.values.info;

/** The line that the logger would write for an entry, put together by hand: walking the object costs several times as much. */
export function requestLine(entry: RequestEntry, time: number): string {
  const { method, path, status, ms, keyId, operationName, requestId } = entry;
  return `{"level":${INFO_LEVEL},"time":${time},"method":${JSON.stringify(method)},"path":${JSON.stringify(path)},"status":${status},"ms":${ms},"keyId":${JSON.stringify(keyId)},"operationName":${JSON.stringify(operationName)},"requestId":${JSON.stringify(requestId)},"msg":"request"}\n`;
}

/** The path without its query string, which could hold user text. */
function pathOf(url: string): string {
  const end = url.indexOf('?');
  return (end === -1 ? url : url.slice(0, end)).slice(0, 200);
}
