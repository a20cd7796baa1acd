import type { ErrorFacts } from '@biographql/core';
import type { Engine } from '@biographql/engines';
import type { FastifyInstance } from 'fastify';
import type { DatasetDamage, DatasetState } from '../dataset-watch.js';
import { RequestError } from './request-error.js';

/** What `/ready` tells of the dataset. */
export interface ServedFiles {
  readonly state: DatasetState;
  readonly damage: DatasetDamage | null;
}

/** What the readiness answer rests on. */
export interface HealthOptions {
  readonly engines: readonly Engine[];
  /** Default: nothing is known of it. */
  readonly dataset?: ServedFiles | undefined;
  /** True once the service is going down: load balancers then look elsewhere. */
  readonly isStopping: () => boolean;
}

/** An engine that has not answered by then counts as not ready. */
const READY_TIMEOUT_MS = 2_000;

/** `waiting`: it has neither answered nor failed within two seconds, e.g. because it loads. */
type EngineState = 'ready' | 'waiting' | 'failed';

/**
 * Registers `/health` (the process answers) and `/ready` (every engine answers, and no file of the dataset is damaged).
 * Neither needs a key, and neither shows more than the names of engines and files.
 */
export function registerHealth(app: FastifyInstance, options: HealthOptions): void {
  const { engines, dataset } = options;
  app.get('/health', (_request, reply) => {
    reply.send({ status: 'alive' });
  });
  app.get('/ready', async () => {
    const states = await statesOf(engines);
    const facts = { ...states, ...(dataset && { dataset: dataset.state }) };
    const unready = [...states.waiting, ...states.failed];
    const damage = dataset?.damage ?? null;
    if (damage !== null) {
      const { file, error } = damage;
      throw notReady(error.shortMessage, { engines: unready, ...facts, file });
    }
    if (unready.length > 0) {
      throw notReady('Not every engine is ready.', { engines: unready, ...facts });
    }
    if (options.isStopping()) throw notReady('The service is stopping.', { engines: [], ...facts });
    return { status: 'ready', engines: engines.map(({ name }) => name), ...facts };
  });
}

/** The names of the engines in each state. */
async function statesOf(
  engines: readonly Engine[],
): Promise<Readonly<Record<EngineState, readonly string[]>>> {
  const signal = AbortSignal.timeout(READY_TIMEOUT_MS);
  const states: Record<EngineState, string[]> = { ready: [], waiting: [], failed: [] };
  await Promise.all(
    engines.map(async (engine) => {
      const state = await Promise.race([engine.ready({ signal }), rejectOn(signal)]).then(
        () => 'ready' as const,
        () => (signal.aborted ? ('waiting' as const) : ('failed' as const)),
      );
      states[state].push(engine.name);
    }),
  );
  return states;
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function notReady(message: string, facts: ErrorFacts): RequestError {
  return new RequestError('OVERLOADED', message, { facts, headers: { 'retry-after': '1' } });
}
