import { setMaxListeners } from 'node:events';
import { availableParallelism } from 'node:os';
import { ADMET_MODEL_NAMES, type AdmetModelName } from '@biographql/admet';
import { type AdmetPrediction, EngineUnavailableError, OverloadedError } from '@biographql/core';
import { Piscina } from 'piscina';
import type { AdmetPredictor } from '../admet-predictor.js';
import { type AdmetBatch, batchesOf } from './admet-batch.js';
import { createThroughput } from './throughput.js';

/** How much a pool may take on. */
export interface PooledPredictorOptions {
  /** Threads, each with a toolkit and the models it has used. 0 or none: the cores but one, at least 1. */
  readonly workers?: number;
  /** Molecules that may wait, over all requests; a request that would pass it is refused. Default 20,000. */
  readonly maxWaiting?: number;
  /** Path of the module that the threads load: the built `./worker` entry of the predictor package. */
  readonly module: string;
}

const ENGINE = 'rdkit';
/** What a thread predicts in a second until it was measured: for `Retry-After`. */
const FIRST_GUESS = 500;
const DEFAULT_MAX_WAITING = 20_000;

/** The trained models in worker threads. They start with the first request; an aborted request ends its threads, which start anew. */
export function pooledPredictor(options: PooledPredictorOptions): AdmetPredictor {
  const { maxWaiting = DEFAULT_MAX_WAITING } = options;
  const workers = options.workers || Math.max(1, availableParallelism() - 1);
  let pool: Piscina<AdmetBatch, readonly AdmetPrediction<AdmetModelName>[]> | undefined;
  const throughput = createThroughput(workers * FIRST_GUESS);

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
    load: () => {
      const waiting = pool?.queueSize ?? 0;
      const threads = pool?.threads.length ?? 0;
      // Piscina tells no number of batches that run: while some wait, every thread does.
      const running = waiting > 0 ? threads : Math.round((pool?.utilization ?? 0) * threads);
      return {
        lanes: { user: { running, waiting } },
        workers: { open: threads },
        memoryBytes: null,
      };
    },
    async predict(smiles, model, { signal } = {}) {
      signal?.throwIfAborted();
      if (throughput.waiting + smiles.length > maxWaiting) {
        throw new OverloadedError(ENGINE, throughput.secondsLeft());
      }
      throughput.add(smiles.length);
      let left = smiles.length;
      // One batch that fails takes the others of its request along, so that no thread works for nobody.
      const leave = new AbortController();
      const either = signal === undefined ? leave.signal : AbortSignal.any([signal, leave.signal]);
      // Every batch of the request listens to it.
      setMaxListeners(0, either);
      try {
        const threads = open();
        const rows = await Promise.all(
          batchesOf(smiles, model).map(async (batch) => {
            const predictions = await threads.run(batch, { signal: either });
            // A batch may end while the request is given up, which has counted it already.
            if (either.aborted) return predictions;
            left -= batch.smiles.length;
            throughput.remove(batch.smiles.length, true);
            return predictions;
          }),
        );
        return rows.flat();
      } catch (error) {
        leave.abort();
        signal?.throwIfAborted();
        throw new EngineUnavailableError(ENGINE, 'predict', error);
      } finally {
        throughput.remove(left, false);
      }
    },
    async [Symbol.asyncDispose]() {
      await pool?.destroy();
    },
  };
}
