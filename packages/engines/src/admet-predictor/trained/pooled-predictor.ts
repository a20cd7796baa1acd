import { setMaxListeners } from 'node:events';
import { availableParallelism } from 'node:os';
import { ADMET_MODEL_NAMES } from '@biographql/admet';
import {
  type CallOptions,
  EngineUnavailableError,
  OverloadedError,
  RateLimitedError,
} from '@biographql/core';
import { getCaller } from '../../caller.js';
import type { AdmetPredictor, CustomAdmetModel } from '../admet-predictor.js';
import {
  type AdmetBatch,
  type BatchAnswer,
  type BatchCall,
  type CustomModelBytes,
  createBatchThreads,
  getBatches,
} from './batch-threads.js';
import { trainingsIn } from './model-training.js';

export interface PooledPredictorOptions {
  /** Threads, each with a toolkit and the models it has used. 0 or none: the cores but one, at least 1. */
  readonly workers?: number;
  /** Molecules that may wait, half of them from one caller; a request that would pass it is rejected. Default 20,000. */
  readonly maxWaiting?: number;
  /** Milliseconds after which a batch hangs: its thread is ended and its molecules are tried alone. Default 10,000. */
  readonly batchTimeoutMs?: number;
  /** Heap of each thread in MB. Default 512. */
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

export interface CustomModelFile extends CustomModelBytes {
  readonly facts: CustomAdmetModel;
}

const ENGINE = 'rdkit';
/** What a thread predicts in a second, about: for `Retry-After`. */
const MOLECULES_PER_SECOND = 500;
/** An explanation takes as long as so many predictions. */
const EXPLANATION_COST = 20;
/** And a search in the structures of a graph. */
const SEARCH_COST = 1_000;
const DEFAULT_MAX_WAITING = 20_000;
/** A batch takes a tenth of a second, the first of a thread a second or two; twice this is less than a request has. */
const DEFAULT_BATCH_TIMEOUT_MS = 10_000;
const DEFAULT_HEAP_MB = 512;

/** The trained models in worker threads, which start with the first request; an aborted request ends its threads. */
export function pooledPredictor(options: PooledPredictorOptions): AdmetPredictor {
  const { maxWaiting = DEFAULT_MAX_WAITING, cards, explains = false } = options;
  const files = options.custom ?? [];
  const custom = files.map(({ name, bytes }) => ({ name, bytes }));
  const workers = options.workers || Math.max(1, availableParallelism() - 1);
  const threads = createBatchThreads({
    engine: ENGINE,
    module: options.module,
    workers,
    batchTimeoutMs: options.batchTimeoutMs ?? DEFAULT_BATCH_TIMEOUT_MS,
    heapMb: options.heapMb ?? DEFAULT_HEAP_MB,
  });
  let waitingOfAll = 0;
  const secondsLeft = () => Math.ceil(Math.max(1, waitingOfAll / workers / MOLECULES_PER_SECOND));
  const waiting = new Map<string, number>();
  const admit = (amount: number) => {
    const caller = getCaller() ?? '';
    const own = waiting.get(caller) ?? 0;
    if (caller !== '' && own > 0 && own + amount > maxWaiting / 2) {
      throw new RateLimitedError(`${own} molecules of this caller wait.`, secondsLeft());
    }
    if (waitingOfAll + amount > maxWaiting) {
      throw new OverloadedError(ENGINE, secondsLeft());
    }
    waitingOfAll += amount;
    waiting.set(caller, own + amount);
    return (less: number) => {
      waitingOfAll -= less;
      const left = (waiting.get(caller) ?? 0) - less;
      if (left > 0) waiting.set(caller, left);
      else waiting.delete(caller);
    };
  };

  const runAlone = async <T>(
    operation: string,
    cost: number,
    { signal = new AbortController().signal }: CallOptions,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    signal.throwIfAborted();
    const remove = admit(cost);
    try {
      return await work(signal);
    } catch (error) {
      signal.throwIfAborted();
      throw new EngineUnavailableError(ENGINE, operation, error);
    } finally {
      remove(cost);
    }
  };
  const explain: AdmetPredictor['explain'] = (smiles, model, options = {}) =>
    runAlone('explain', EXPLANATION_COST, options, (signal) =>
      threads.explain({ model, smiles, custom }, signal),
    );

  const runBatches = async <Call extends BatchCall>(
    call: Call,
    operation: string,
    task: AdmetBatch,
    { signal }: CallOptions = {},
  ): Promise<BatchAnswer<Call>> => {
    signal?.throwIfAborted();
    const remove = admit(task.smiles.length);
    let left = task.smiles.length;
    // One batch that fails takes the others of its request along, so that no thread works for nobody.
    const leave = new AbortController();
    const either = signal === undefined ? leave.signal : AbortSignal.any([signal, leave.signal]);
    // Every batch of the request listens to it.
    setMaxListeners(0, either);
    try {
      const rows = await Promise.all(
        getBatches(task).map(async (batch) => {
          const answers = await threads.run(call, batch, either);
          // A batch may end while the request is given up, which has counted it already.
          if (either.aborted) return answers;
          left -= batch.smiles.length;
          remove(batch.smiles.length);
          return answers;
        }),
      );
      return rows.flat() as BatchAnswer<Call>;
    } catch (error) {
      leave.abort();
      signal?.throwIfAborted();
      throw new EngineUnavailableError(ENGINE, operation, error);
    } finally {
      remove(left);
    }
  };

  return {
    name: ENGINE,
    models: ADMET_MODEL_NAMES,
    customModels: files.map(({ facts }) => facts),
    async ready() {},
    load: () => threads.load(),
    predict: (smiles, model, options) =>
      runBatches('predictBatch', 'predict', { model, smiles, custom }, options),
    describe(smiles, { identifiers = false, ...options } = {}) {
      const task = { model: '', smiles, custom: [], identifiers };
      return runBatches('describeBatch', 'describe', task, options);
    },
    findSubstructure: (pattern, smiles, options = {}) =>
      runAlone('findSubstructure', SEARCH_COST, options, (signal) =>
        threads.search({ pattern, smiles }, signal),
      ),
    ...(cards && {
      training: ({ signal }: CallOptions = {}) => trainingsIn(cards, ENGINE, signal),
    }),
    ...(explains && { explain }),
    async [Symbol.asyncDispose]() {
      await threads[Symbol.asyncDispose]();
    },
  };
}
