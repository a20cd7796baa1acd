import type { FastifyInstance, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import { slowDown } from '../http/admit-request.js';
import type { BadKeys } from '../http/bad-keys.js';
import { bearerToken } from '../http/bearer-token.js';
import { RequestError } from '../http/request-error.js';
import { ENVIRONMENT_KEY, type KeyVerifier } from '../keys/key-ring.js';
import type { ServiceMetrics } from './service-metrics.js';

/** What `GET /metrics` answers. */
export type MetricsText = Pick<ServiceMetrics, 'contentType' | 'text'>;

/**
 * Registers `GET /metrics` for keys whose scopes name `metrics`, sent as `x-api-key` or as a bearer token, as Prometheus
 * sends its credentials. The one key of the environment may read them as well: its owner runs the service.
 */
export function registerMetrics(
  app: FastifyInstance,
  metrics: MetricsText,
  { keys, badKeys }: { readonly keys: KeyVerifier; readonly badKeys: BadKeys },
): void {
  app.get('/metrics', async (request, reply) => {
    const keyId = keyIdOf(request, keys);
    slowDown(await badKeys.check(request.ip, keyId), 'Too many wrong keys came from this address.');
    if (keyId === null || !mayRead(keyId, keys)) {
      throw new RequestError(
        'UNAUTHENTICATED',
        'Metrics need a key with the scope `metrics`, as `x-api-key` or `Authorization: Bearer`.',
      );
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** Listens for `GET /metrics` without a key; returns how to close it. */
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

function keyIdOf({ headers }: FastifyRequest, keys: KeyVerifier): string | null {
  const sent = headers['x-api-key'] ?? bearerToken(headers.authorization ?? '');
  return typeof sent === 'string' && sent !== '' ? keys.verify(sent) : null;
}

function mayRead(keyId: string, keys: KeyVerifier): boolean {
  return keyId === ENVIRONMENT_KEY || keys.scopesOf?.(keyId)?.has('metrics') === true;
}
