import type { ErrorFacts } from '@biographql/core';
import { untilAborted } from '@biographql/core/internal';
import type { Engine } from '@biographql/engines';
import Fastify, { type FastifyInstance } from 'fastify';
import { RequestError } from '../graphql/result.js';
import type { ServiceMetrics } from '../telemetry/service-metrics.js';
import { ENVIRONMENT_KEY } from './keys/open-keys.js';
import { readBearerKey } from './limits/callers.js';
import type { HttpSetup } from './server-setup.js';

/** An engine that has not answered by then counts as not ready. */
const READY_TIMEOUT_MS = 2_000;

export function registerHealth(app: FastifyInstance, { callers, dataset, isStopping }: HttpSetup) {
  app.get('/health', (_request, reply) => {
    reply.send({ status: 'alive' });
  });
  app.get('/ready', async () => {
    const { engines: opened, damage } = dataset.current;
    const states = await getStates(opened);
    const limits = callers.state?.();
    const facts = { ...states, ...(limits && { limits }) };
    const engines = [...states.waiting, ...states.failed];
    if (damage) {
      const { file, error } = damage;
      throw notReady(error.shortMessage, { engines, ...facts, dataset: 'damaged', file });
    }
    if (engines.length > 0) throw notReady('Some engines are not ready.', { engines, ...facts });
    if (isStopping()) throw notReady('The service is stopping.', { engines, ...facts });
    return { status: 'ready', engines: states.ready, ...facts };
  });
}

async function getStates(engines: object) {
  const signal = AbortSignal.timeout(READY_TIMEOUT_MS);
  const states = { ready: [] as string[], waiting: [] as string[], failed: [] as string[] };
  const found = await Promise.all(
    Object.values(engines).map((engine: Engine) =>
      untilAborted(engine.ready({ signal }), signal).then(
        () => ({ state: 'ready' as const, engine }),
        () => ({ state: signal.aborted ? ('waiting' as const) : ('failed' as const), engine }),
      ),
    ),
  );
  for (const { state, engine } of found) states[state].push(engine.name);
  return states;
}

function notReady(message: string, facts: ErrorFacts): RequestError {
  return new RequestError('OVERLOADED', message, { facts, headers: { 'retry-after': '1' } });
}

export function registerMetrics(app: FastifyInstance, { metrics, keys, callers }: HttpSetup): void {
  if (metrics === undefined) return;
  app.get('/metrics', async (request, reply) => {
    const sent = readBearerKey(request) ?? '';
    const key = sent === '' ? null : keys.verify(sent);
    await callers.checkAddress(request.ip, key?.id ?? null);
    if (key?.id !== ENVIRONMENT_KEY && key?.scopes?.has('metrics') !== true) {
      throw new RequestError(
        'UNAUTHENTICATED',
        'Metrics need a key with the scope `metrics`, sent as `x-api-key` or `Authorization: Bearer`.',
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
