import { type ErrorFacts, UnknownEngineError } from '@biographql/core';
import { isRecord } from '@biographql/core/internal';
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
    const told = asked === undefined ? datasets[0] : datasets.find(({ name }) => name === asked);
    if (told === undefined) {
      const known = datasets.map(({ name }) => name);
      throw new UnknownEngineError(String(asked), known);
    }
    const { files } = told;
    const states = await told.states();
    const others = asked === undefined ? await summaries(datasets.slice(1)) : {};
    const limits = options.limitsState?.();
    const about = { ...(files && { dataset: files.state }), ...(limits && { limits }) };
    const facts = { ...states, ...about, ...others };
    const unready = [...states.waiting, ...states.failed];
    const damage = files?.damage ?? null;
    if (damage !== null) {
      const { file, error } = damage;
      throw notReady(error.shortMessage, { engines: unready, ...facts, file });
    }
    if (unready.length > 0) {
      throw notReady('Not every engine is ready.', { engines: unready, ...facts });
    }
    if (options.isStopping()) throw notReady('The service is stopping.', { engines: [], ...facts });
    return { status: 'ready', engines: states.ready, ...facts };
  });
}

async function summaries(others: readonly ReadyDataset[]): Promise<ErrorFacts> {
  if (others.length === 0) return {};
  const told = await Promise.all(
    others.map(async ({ name, files, states }) => {
      const { waiting, failed } = await states();
      const isReady = waiting.length + failed.length === 0 && (files?.damage ?? null) === null;
      return { name, isReady };
    }),
  );
  const getNames = (wanted: boolean) =>
    told.filter(({ isReady }) => isReady === wanted).map(({ name }) => name);
  return { readyDatasets: getNames(true), unreadyDatasets: getNames(false) };
}

export async function getStates(engines: readonly Engine[]): Promise<EngineStates> {
  const signal = AbortSignal.timeout(READY_TIMEOUT_MS);
  const found = await Promise.all(
    engines.map(async (engine) => {
      const state = await Promise.race([engine.ready({ signal }), rejectOn(signal)]).then(
        () => 'ready' as const,
        () => (signal.aborted ? ('waiting' as const) : ('failed' as const)),
      );
      return { name: engine.name, state };
    }),
  );
  const namesIn = (state: EngineState) =>
    found.filter((each) => each.state === state).map(({ name }) => name);
  return { ready: namesIn('ready'), waiting: namesIn('waiting'), failed: namesIn('failed') };
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function notReady(message: string, facts: ErrorFacts): RequestError {
  return new RequestError('OVERLOADED', message, { facts, headers: { 'retry-after': '1' } });
}
