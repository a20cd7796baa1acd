import Fastify, { type FastifyInstance } from 'fastify';
import { RequestError } from '../graphql/result.js';
import type { ServiceMetrics } from '../telemetry/service-metrics.js';
import { ENVIRONMENT_KEY } from './keys/open-keys.js';
import { readBearerKey } from './limits/callers.js';
import type { HttpSetup } from './server-setup.js';

export function registerMetrics(app: FastifyInstance, { metrics, keys, callers }: HttpSetup): void {
  if (metrics === undefined) return;
  app.get('/metrics', async (request, reply) => {
    const sent = readBearerKey(request) ?? '';
    const key = sent === '' ? null : keys.verify(sent);
    await callers.checkAddress(request.ip, key?.id ?? null);
    if (key?.id !== ENVIRONMENT_KEY && key?.scopes?.has('metrics') !== true) {
      throw new RequestError(
        'UNAUTHENTICATED',
        'Metrics need a key with the scope `metrics`, as `x-api-key` or `Authorization: Bearer`.',
      );
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

export async function listenForMetrics(
  metrics: Pick<ServiceMetrics, 'contentType' | 'text'>,
  address: { readonly host: string; readonly port: number },
): Promise<AsyncDisposable & { readonly url: string }> {
  const app = Fastify({ logger: false });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
  const base = await app.listen(address);
  return { url: `${base}/metrics`, [Symbol.asyncDispose]: () => app.close() };
}
