import { availableParallelism } from 'node:os';
import { ADMET_MODEL_NAMES } from '@biographql/admet';
import type { Prediction } from '@biographql/admet-predictor';
import { EngineUnavailableError, OverloadedError } from '@biographql/core';
import { Piscina } from 'piscina';
import { type AdmetBatch, batchesOf, toAdmetPrediction } from './admet-batch.js';
import type { AdmetPredictor } from './admet-predictor.js';

/** How much a pool may take on. */
export interface PooledPredictorOptions {
  /** Threads, each with a toolkit and the models it has used. Default: the cores but one, at least 1. */
  readonly workers?: number;
  /** Molecules that may wait, over all requests; a request that would pass it is refused. Default 20,000. */
  readonly maxWaiting?: number;
  /** Path of the module that the threads load: the built `./worker` entry of the predictor package. */
  readonly module: string;
}

const ENGINE = 'rdkit';
/** What a thread predicts in a second, at the least: for `Retry-After`. */
const MOLECULES_PER_SECOND = 200;
const DEFAULT_MAX_WAITING = 20_000;

/** The trained models in worker threads. They start with the first request; an aborted request ends its threads, which start anew. */
export function pooledPredictor(options: PooledPredictorOptions): AdmetPredictor {
  const { workers = Math.max(1, availableParallelism() - 1), maxWaiting = DEFAULT_MAX_WAITING } =
    options;
  let pool: Piscina<AdmetBatch, readonly Prediction[]> | undefined;
  let waiting = 0;

  const open = () => {
    pool ??= new Piscina({
      filename: options.module,
      name: 'predictBatch',
      minThreads: 0,
      maxThreads: workers,
      idleTimeout: Number.POSITIVE_INFINITY,
    });
    return pool;
  };

  return {
    name: ENGINE,
    models: ADMET_MODEL_NAMES,
    async ready() {},
    async predict(smiles, model, { signal } = {}) {
      signal?.throwIfAborted();
      if (waiting + smiles.length > maxWaiting) {
        throw new OverloadedError(ENGINE, Math.ceil(waiting / (workers * MOLECULES_PER_SECOND)));
      }
      waiting += smiles.length;
      // One batch that fails takes the others of its request along, so that no thread works for nobody.
      const leave = new AbortController();
      const either = signal === undefined ? leave.signal : AbortSignal.any([signal, leave.signal]);
      try {
        const threads = open();
        const rows = await Promise.all(
          batchesOf(smiles, model).map((batch) => threads.run(batch, { signal: either })),
        );
        return rows.flat().map(toAdmetPrediction);
      } catch (error) {
        leave.abort();
        signal?.throwIfAborted();
        throw new EngineUnavailableError(ENGINE, 'predict', error);
      } finally {
        waiting -= smiles.length;
      }
    },
    async [Symbol.asyncDispose]() {
      await pool?.destroy();
    },
  };
}
