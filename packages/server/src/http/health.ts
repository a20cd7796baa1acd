import { type ErrorFacts, UnknownEngineError } from '@biographql/core';
import { isRecord, untilAborted } from '@biographql/core/internal';
import type { Engine } from '@biographql/engines';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../graphql/result.js';
import type { HealthDataset, HttpSetup } from './server-setup.js';

/** An engine that has not answered by then counts as not ready. */
const READY_TIMEOUT_MS = 2_000;

/** `waiting`: it has neither answered nor failed within two seconds, e.g. because it loads. */
type EngineState = 'ready' | 'waiting' | 'failed';

export function registerHealth(
  app: FastifyInstance,
  { callers, datasets, isStopping }: HttpSetup,
): void {
  app.get('/health', (_request, reply) => {
    reply.send({ status: 'alive' });
  });
  app.get('/ready', async ({ query }) => {
    const asked = isRecord(query) ? query.engineID : undefined;
    const dataset = asked === undefined ? datasets[0] : datasets.find(({ name }) => name === asked);
    if (dataset === undefined) {
      const known = datasets.map(({ name }) => name);
      throw new UnknownEngineError(String(asked), known);
    }
    const { engines: opened, files } = dataset.current;
    const states = await getStates(opened);
    const limits = callers.state?.();
    const facts = {
      ...states,
      ...(files && { dataset: files.state }),
      ...(limits && { limits }),
      ...(asked === undefined && datasets.length > 1 && (await readOthers(datasets.slice(1)))),
    };
    const engines = [...states.waiting, ...states.failed];
    if (files?.damage) {
      const { file, error } = files.damage;
      throw notReady(error.shortMessage, { engines, ...facts, file });
    }
    if (engines.length > 0) throw notReady('Not every engine is ready.', { engines, ...facts });
    if (isStopping()) throw notReady('The service is stopping.', { engines, ...facts });
    return { status: 'ready', engines: states.ready, ...facts };
  });
}

async function readOthers(others: readonly HealthDataset[]): Promise<ErrorFacts> {
  const readyDatasets: string[] = [];
  const unreadyDatasets: string[] = [];
  const all = await Promise.all(others.map(({ current }) => getStates(current.engines)));
  for (const [index, { name, current }] of others.entries()) {
    const { waiting = [], failed = [] } = all[index] ?? {};
    const isReady = waiting.length + failed.length === 0 && !current.files?.damage;
    (isReady ? readyDatasets : unreadyDatasets).push(name);
  }
  return { readyDatasets, unreadyDatasets };
}

async function getStates(engines: object) {
  const signal = AbortSignal.timeout(READY_TIMEOUT_MS);
  const states: Record<EngineState, string[]> = { ready: [], waiting: [], failed: [] };
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
