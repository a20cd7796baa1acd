import { type ErrorFacts, UnknownEngineError } from '@biographql/core';
import { isRecord, untilAborted } from '@biographql/core/internal';
import type { Engine } from '@biographql/engines';
import type { FastifyInstance } from 'fastify';
import type { FileDamage, FileState } from '../datasets/file-check.js';
import { RequestError } from '../graphql/request-error.js';
import type { LimitsState } from './limits/shared-counters.js';

export interface ServedFiles {
  readonly state: FileState;
  readonly damage: FileDamage | null;
}

export interface ReadyDataset {
  readonly name: string;
  readonly files?: ServedFiles | undefined;
  readonly states: () => Promise<EngineStates>;
}

export interface HealthOptions {
  readonly datasets: readonly ReadyDataset[];
  readonly isStopping: () => boolean;
  readonly limitsState?: (() => LimitsState) | undefined;
}

/** An engine that has not answered by then counts as not ready. */
const READY_TIMEOUT_MS = 2_000;

/** `waiting`: it has neither answered nor failed within two seconds, e.g. because it loads. */
type EngineState = 'ready' | 'waiting' | 'failed';

export type EngineStates = Readonly<Record<EngineState, readonly string[]>>;

export function registerHealth(app: FastifyInstance, options: HealthOptions): void {
  const { datasets } = options;
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
    const { files } = dataset;
    const states = await dataset.states();
    const limits = options.limitsState?.();
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
    if (options.isStopping()) throw notReady('The service is stopping.', { engines, ...facts });
    return { status: 'ready', engines: states.ready, ...facts };
  });
}

async function readOthers(others: readonly ReadyDataset[]): Promise<ErrorFacts> {
  const readyDatasets: string[] = [];
  const unreadyDatasets: string[] = [];
  const all = await Promise.all(others.map(({ states }) => states()));
  for (const [index, { name, files }] of others.entries()) {
    const { waiting = [], failed = [] } = all[index] ?? {};
    const isReady = waiting.length + failed.length === 0 && !files?.damage;
    (isReady ? readyDatasets : unreadyDatasets).push(name);
  }
  return { readyDatasets, unreadyDatasets };
}

export async function getStates(engines: readonly Engine[]): Promise<EngineStates> {
  const signal = AbortSignal.timeout(READY_TIMEOUT_MS);
  const states: Record<EngineState, string[]> = { ready: [], waiting: [], failed: [] };
  const found = await Promise.all(
    engines.map((engine) =>
      untilAborted(engine.ready({ signal }), signal).then(
        (): EngineState => 'ready',
        (): EngineState => (signal.aborted ? 'waiting' : 'failed'),
      ),
    ),
  );
  for (const [index, { name }] of engines.entries()) states[found[index] ?? 'failed'].push(name);
  return states;
}

function notReady(message: string, facts: ErrorFacts): RequestError {
  return new RequestError('OVERLOADED', message, { facts, headers: { 'retry-after': '1' } });
}
