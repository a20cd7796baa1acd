import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { PresentedResult, ReportIncident } from '../graphql/error-presenter.js';
import { getState } from './request-state.js';

/** The body of a GraphQL response before it is written. */
export interface ResponseBody {
  readonly data: unknown;
  /** JSON of `data`; null for a response without data. */
  readonly dataText: string | null;
  readonly errors: PresentedResult['body']['errors'];
  /** Filled by features, such as receipts. */
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
