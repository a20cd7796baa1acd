import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { RequestError } from '../../graphql/request-error.js';
import type { ServiceMetrics } from '../../telemetry/service-metrics.js';
import { ENVIRONMENT_KEY } from '../keys/open-keys.js';
import { readBearerKey } from '../limits/callers.js';
import { getState } from '../request.js';
import { CLIENT_LEFT_STATUS } from '../response.js';
import type { HttpSetup } from '../server-setup.js';

export type MetricsText = Pick<ServiceMetrics, 'contentType' | 'text'>;

export function registerMetrics(app: FastifyInstance, setup: HttpSetup): void {
  const { metrics, tracing } = setup;
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isMeasured === true) observe(request, reply, setup);
    done();
  });
  if (tracing != null) {
    // After the body was read, whose events belong to no request.
    app.addHook('preValidation', (request, _reply, done) => tracing.run(request, done));
  }
  if (metrics !== undefined) registerMetricsRoute(app, metrics, setup);
}

function observe(request: FastifyRequest, reply: FastifyReply, setup: HttpSetup): void {
  const { metrics, tracing, logger, slowRequestMs = 0 } = setup;
  tracing?.begin(request);
  let isSent = false;
  reply.raw.on('finish', () => {
    isSent = true;
  });
  reply.raw.on('close', () => {
    const { startedAt, operation, operationName, protocol, code, source, keyId } =
      getState(request);
    const seconds = (performance.now() - startedAt) / 1000;
    const status = isSent ? reply.statusCode : CLIENT_LEFT_STATUS;
    const label = operation === null ? protocol : operationLabel(operation.rootFields);
    const dataset = source?.dataset ?? null;
    metrics?.requestEnded({ operation: label, code, status, seconds, dataset });
    tracing?.end(request, { operation: label, code, status });
    if (slowRequestMs === 0 || seconds * 1000 < slowRequestMs) return;
    const facts = {
      // Its text and variables belong to its author.
      document: operation?.digest() ?? null,
      operationName,
      operation: label,
      code,
      status,
      ms: Math.round(seconds * 1000),
      keyId,
      requestId: request.id,
    };
    logger.warn(facts, 'slow request');
  });
}

/** Names of operations are the clients' own and any number; names of root fields are few. */
function operationLabel(rootFields: ReadonlySet<string>): string {
  const fields = [...rootFields].filter((name) => !name.startsWith('__'));
  const [first] = fields;
  if (first === undefined) return 'introspection';
  return fields.length === 1 ? first : 'several';
}

function registerMetricsRoute(
  app: FastifyInstance,
  metrics: MetricsText,
  { keys, callers }: Pick<HttpSetup, 'keys' | 'callers'>,
): void {
  app.get('/metrics', async (request, reply) => {
    const sent = readBearerKey(request) ?? '';
    const keyId = sent === '' ? null : keys.verify(sent);
    await callers.checkAddress(request.ip, keyId);
    const isAllowed =
      keyId !== null &&
      (keyId === ENVIRONMENT_KEY || keys.getScopes?.(keyId)?.has('metrics') === true);
    if (!isAllowed) {
      throw new RequestError(
        'UNAUTHENTICATED',
        'Metrics need a key with the scope `metrics`, as `x-api-key` or `Authorization: Bearer`.',
      );
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

export async function listenForMetrics(
  metrics: MetricsText,
  address: { readonly host: string; readonly port: number },
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const app = Fastify({ logger: false });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
  const base = await app.listen(address);
  return { url: `${base}/metrics`, close: () => app.close() };
}
