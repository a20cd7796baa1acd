import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
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
  return (request, status) => {
    const { startedAt, keyId, operationName } = noteOf(request);
    logger.info(
      {
        method: request.method,
        path: pathOf(request.url),
        status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        keyId,
        operationName,
        requestId: request.id,
      },
      'request',
    );
  };
}

/** The path without its query string, which could hold user text. */
function pathOf(url: string): string {
  const end = url.indexOf('?');
  return (end === -1 ? url : url.slice(0, end)).slice(0, 200);
}
