import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ReportIncident } from './error-presenter.js';
import { noteOf } from './request-note.js';

/** Returns a report that writes an unforeseen error once, with its stack and the incident id that the client was told. */
export function incidentLog(logger: Logger, request: FastifyRequest): ReportIncident {
  return (error, incident) =>
    logger.error({ err: error, incident, requestId: request.id }, 'unexpected error');
}

/**
 * Writes the line of an answered request: method, path, status, milliseconds, the client's address, key id, operation name, dataset where it is not the first, request id.
 * Never the key, a header, the query string, the body, the document or its variables.
 */
export function logRequest(logger: Logger, request: FastifyRequest, status: number): void {
  const { startedAt, keyId, operationName, dataset } = noteOf(request);
  const entry = {
    method: request.method,
    path: pathOf(request.url),
    status,
    ms: Math.round((performance.now() - startedAt) * 10) / 10,
    address: request.ip,
    keyId,
    operationName,
    // Left out of the line where it is undefined.
    dataset: dataset ?? undefined,
    requestId: request.id,
  };
  logger.info(entry, 'request');
}

/** The path without its query string, which could hold user text. */
function pathOf(url: string): string {
  const end = url.indexOf('?');
  return (end === -1 ? url : url.slice(0, end)).slice(0, 200);
}
