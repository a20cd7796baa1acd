import { setMaxListeners } from 'node:events';
import { availableParallelism } from 'node:os';
import { ADMET_MODEL_NAMES } from '@biographql/admet';
import {
  type AdmetExplanation,
  type AdmetPrediction,
  type CallOptions,
  EngineUnavailableError,
  type MoleculeDescription,
  OverloadedError,
  RateLimitedError,
  type SubstructureSearch,
} from '@biographql/core';
import { getCaller, ThreadLostError, ThreadPool } from '../../thread-pool.js';
import type { AdmetPredictor, CustomAdmetModel } from '../admet-predictor.js';
import { trainingsIn } from './model-training.js';

export interface PooledPredictorOptions {
  /** Threads, each with a toolkit and the models it has used. 0 or absent: one fewer than the cores, at least 1. */
  readonly workers?: number;
  /** Maximum running and waiting molecules, half for a caller's further requests; more are rejected. Default 20,000. */
  readonly maxWaiting?: number;
  /** Milliseconds until a batch counts as hung: its thread is ended and each molecule retried. Default 10,000. */
  readonly batchTimeoutMs?: number;
  /** Heap of each thread in MB; the memory of the toolkit and of the models is outside of it. Default 512. */
  readonly heapMb?: number;
  /** Models beyond the 28. Default: none. */
  readonly custom?: readonly CustomModelFile[];
  /** Path of the module that the threads load: the built `./worker` entry of the predictor package, or of one that extends it. */
  readonly module: string;
  /** Whether the module has `explainMolecule`. Default: false. */
  readonly explains?: boolean;
  /** Reads the text of the models' cards. Without it, nothing is known about their training. */
  readonly cards?: () => Promise<string>;
}

interface CustomModelBytes {
  readonly name: string;
  /** Bytes in shared memory, so that threads read the same ones. */
  readonly bytes: Uint8Array;
}

export interface CustomModelFile extends CustomModelBytes {
  readonly facts: CustomAdmetModel;
}

interface Batch {
  readonly model: string;
  readonly smiles: readonly string[];
  readonly custom: readonly CustomModelBytes[];
  readonly identifiers?: boolean;
}

const ENGINE = 'rdkit';
/** Approximate predictions of a thread per second, for `Retry-After`. */
const MOLECULES_PER_SECOND = 500;
/** Predictions that take as long as one explanation. */
const EXPLANATION_COST = 20;
/** Predictions that take as long as one substructure search. */
const SEARCH_COST = 1_000;
/** Molecules that one task predicts: enough to hide its cost, few enough to share the threads. */
const BATCH_SIZE = 64;
const DEFAULT_MAX_WAITING = 20_000;
/** A batch takes 0.1 s, the first of a thread 1 to 2 s. Twice this timeout is within a request's deadline. */
const DEFAULT_BATCH_TIMEOUT_MS = 10_000;
const DEFAULT_HEAP_MB = 512;

/** The trained models in worker threads, which start with the first request; an aborted request ends its threads. */
export function pooledPredictor(options: PooledPredictorOptions): AdmetPredictor {
  const { maxWaiting = DEFAULT_MAX_WAITING, cards, explains = false } = options;
  const { batchTimeoutMs = DEFAULT_BATCH_TIMEOUT_MS, heapMb = DEFAULT_HEAP_MB } = options;
  const files = options.custom ?? [];
  const custom = files.map(({ name, bytes }) => ({ name, bytes }));
  const workers = options.workers || Math.max(1, availableParallelism() - 1);
  const pool = new ThreadPool({
    engine: ENGINE,
    module: options.module,
    threads: workers,
    maxWaiting: Number.POSITIVE_INFINITY,
    heapMb,
  });
  let waitingOfAll = 0;
  const waiting = new Map<string, number>();

  /** Queues work if its cost, in molecules, fits. Returns a function to remove it. */
  const enter = (cost: number) => {
    const caller = getCaller() ?? '';
    const callerWaiting = waiting.get(caller) ?? 0;
    const secondsLeft = Math.ceil(Math.max(1, waitingOfAll / workers / MOLECULES_PER_SECOND));
    if (caller !== '' && callerWaiting > 0 && callerWaiting + cost > maxWaiting / 2)
      throw new RateLimitedError(
        `You have ${callerWaiting} molecules waiting, and this request would exceed the limit per caller.`,
        secondsLeft,
      );
    if (waitingOfAll + cost > maxWaiting) throw new OverloadedError(ENGINE, secondsLeft);
    waitingOfAll += cost;
    waiting.set(caller, callerWaiting + cost);
    return () => {
      waitingOfAll -= cost;
      const left = (waiting.get(caller) ?? 0) - cost;
      if (left > 0) waiting.set(caller, left);
      else waiting.delete(caller);
    };
  };

  const run = async <T>(
    operation: string,
    cost: number,
    { signal }: CallOptions,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    signal?.throwIfAborted();
    const leave = enter(cost);
    // If a batch fails, the others of its request are aborted: nobody needs their results.
    const failed = new AbortController();
    const either = AbortSignal.any([failed.signal, ...(signal === undefined ? [] : [signal])]);
    // Every batch of the request listens to it.
    setMaxListeners(0, either);
    try {
      return await work(either);
    } catch (error) {
      failed.abort();
      signal?.throwIfAborted();
      throw new EngineUnavailableError(ENGINE, operation, error);
    } finally {
      leave();
    }
  };

  /** @param lost - returns the answer when the thread ends or hangs. */
  const attempt = async <Answer>(
    name: string,
    task: unknown,
    signal: AbortSignal,
    lost: () => Answer | Promise<Answer>,
    timeoutMs = batchTimeoutMs,
  ): Promise<Answer> => {
    try {
      return await pool.run<Answer>(name, task, { signal, timeoutMs });
    } catch (error) {
      if (!(error instanceof ThreadLostError)) throw error;
    }
    return await lost();
  };

  /** When the thread of a batch is lost, its molecules are retried one by one; those that fail again are rejected. */
  const runBatches = async <Answer>(name: string, batch: Batch, signal: AbortSignal) => {
    const runOne = (smiles: string) =>
      attempt(name, { ...batch, smiles: [smiles] }, signal, () => [failure(smiles, batch.model)]);
    const batches: Promise<readonly unknown[]>[] = [];
    for (let start = 0; start < batch.smiles.length; start += BATCH_SIZE) {
      const smiles = batch.smiles.slice(start, start + BATCH_SIZE);
      const runEach = async () => (await Promise.all(smiles.map(runOne))).flat();
      batches.push(attempt<readonly unknown[]>(name, { ...batch, smiles }, signal, runEach));
    }
    return (await Promise.all(batches)).flat() as readonly Answer[];
  };

  return {
    name: ENGINE,
    models: ADMET_MODEL_NAMES,
    customModels: files.map(({ facts }) => facts),
    async ready() {},
    load: () => pool.load(),
    predict: (smiles, model, call = {}) =>
      run('predict', smiles.length, call, (signal) =>
        runBatches<AdmetPrediction>('predictBatch', { model, smiles, custom }, signal),
      ),
    describe: (smiles, { identifiers = false, ...call } = {}) =>
      run('describe', smiles.length, call, (signal) => {
        const batch = { model: '', smiles, custom: [], identifiers };
        return runBatches<MoleculeDescription>('describeBatch', batch, signal);
      }),
    findSubstructure: (pattern, smiles, call = {}) =>
      run('findSubstructure', SEARCH_COST, call, (signal) =>
        attempt<SubstructureSearch>('findSubstructure', { pattern, smiles }, signal, () => ({
          status: 'rejected',
          message: 'The search takes too long. Use a more specific structure.',
        })),
      ),
    ...(cards && {
      training: ({ signal }: CallOptions = {}) => trainingsIn(cards, ENGINE, signal),
    }),
    ...(explains && {
      explain: (smiles: string, model: string, call: CallOptions = {}) =>
        run('explain', EXPLANATION_COST, call, (signal) =>
          attempt<AdmetExplanation>(
            'explainMolecule',
            { model, smiles, custom },
            signal,
            () => failure(smiles, model),
            // The first of a thread reads what molecules are compared with; none is tried again.
            2 * batchTimeoutMs,
          ),
        ),
    }),
    [Symbol.asyncDispose]: () => pool[Symbol.asyncDispose](),
  };
}

function failure(smiles: string, model: string) {
  const message = 'The chemistry toolkit failed on this molecule.';
  const reason = { code: 'TOOLKIT_FAILURE', message } as const;
  return { status: 'rejected', model, smiles, value: null, reason } as const;
}
