import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Logger } from 'pino';
import { noteOf } from '../http/request-note.js';
import { operationLabel } from './operation-label.js';
import type { ServiceMetrics } from './service-metrics.js';
import type { Tracing } from './tracing.js';

/** Who is told of requests. */
export interface Telemetry {
  readonly metrics?: ServiceMetrics | undefined;
  readonly tracing?: Tracing | null | undefined;
  /** Requests that take so many milliseconds or more are logged, by the hash of their document; 0 logs none. Default 0. */
  readonly slowRequestMs?: number | undefined;
}

/** Tells of every request to the given paths once its connection is done with it, whether it was answered or left. */
export function registerTelemetry(
  app: FastifyInstance,
  paths: readonly string[],
  { metrics, tracing, slowRequestMs = 0 }: Telemetry,
  logger: Logger,
): void {
  const observe: onRequestHookHandler = (request, reply, done) => {
    tracing?.begin(request);
    let isSent = false;
    reply.raw.on('finish', () => {
      isSent = true;
    });
    reply.raw.on('close', () => {
      const seconds = (performance.now() - noteOf(request).startedAt) / 1000;
      const status = isSent ? reply.statusCode : CLIENT_LEFT_STATUS;
      const { operation, code } = labelsOf(request);
      const { dataset } = noteOf(request);
      metrics?.requestEnded({ operation, code, status, seconds, dataset });
      tracing?.end(request, { operation, code, status });
      if (slowRequestMs > 0 && seconds * 1000 >= slowRequestMs) {
        logger.warn(slowFacts(request, { status, seconds }), 'slow request');
      }
    });
    done();
  };
  app.addHook('onRoute', (route) => {
    if (paths.includes(route.url) && [route.method].flat().includes('POST')) {
      route.onRequest = [observe, ...[route.onRequest ?? []].flat()];
    }
  });
  if (tracing == null) return;
  // After the body was read, whose events belong to no request.
  app.addHook('preHandler', (request, _reply, done) => tracing.run(request, done));
}

/** The number that nginx made known for a client that left. */
const CLIENT_LEFT_STATUS = 499;

function labelsOf(request: FastifyRequest) {
  const { operation, protocol, code } = noteOf(request);
  return { operation: operation === null ? protocol : operationLabel(operation), code };
}

/** The document by its hash: its text and its variables are its author's. */
function slowFacts(
  request: FastifyRequest,
  { status, seconds }: { readonly status: number; readonly seconds: number },
) {
  const { operation, operationName, keyId } = noteOf(request);
  return {
    document: operation?.digest() ?? null,
    operationName,
    ...labelsOf(request),
    status,
    ms: Math.round(seconds * 1000),
    keyId,
    requestId: request.id,
  };
}
