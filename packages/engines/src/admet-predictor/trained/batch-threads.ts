import type {
  AdmetExplanation,
  AdmetPrediction,
  MoleculeDescription,
  SubstructureSearch,
} from '@biographql/core';
import { Piscina } from 'piscina';
import { getCaller } from '../../caller.js';
import type { EngineLoad } from '../../engine.js';
import { createDeadline } from '../../graph-store/deadline.js';
import { QueryQueue } from '../../graph-store/query-queue.js';

export interface BatchThreadsOptions {
  readonly engine: string;
  /** Path of the module that the threads load. */
  readonly module: string;
  /** Threads at most; the first starts with the first batch, others when it is busy. */
  readonly workers: number;
  /** Milliseconds after which a batch that runs hangs; its thread is ended then. */
  readonly batchTimeoutMs: number;
  /** Heap of a thread in MB; the memory of the toolkit and of the models is outside of it. */
  readonly heapMb: number;
}

type Explanation = AdmetExplanation;

interface ThreadCalls {
  readonly predictBatch: { readonly task: AdmetBatch; readonly answer: readonly AdmetPrediction[] };
  readonly describeBatch: {
    readonly task: AdmetBatch;
    readonly answer: readonly MoleculeDescription[];
  };
  readonly findSubstructure: {
    readonly task: SubstructureTask;
    readonly answer: SubstructureSearch;
  };
  readonly explainMolecule: { readonly task: AdmetMolecule; readonly answer: Explanation };
}

export type BatchCall = 'predictBatch' | 'describeBatch';

/** What threads answer for a batch, one entry per molecule. */
export type BatchAnswer<Call extends BatchCall> = ThreadCalls[Call]['answer'];

export interface BatchThreads extends AsyncDisposable {
  /**
   * When its thread ends or hangs, molecules are tried again each alone; one that fails again is rejected as
   * `TOOLKIT_FAILURE`.
   */
  run<Call extends BatchCall>(
    call: Call,
    batch: AdmetBatch,
    signal: AbortSignal,
  ): Promise<BatchAnswer<Call>>;
  /** Explains a molecule; one whose thread ends or hangs is rejected as `TOOLKIT_FAILURE`. Throws as `run` does. */
  explain(molecule: AdmetMolecule, signal: AbortSignal): Promise<Explanation>;
  /** Searches molecules for a pattern; one whose thread ends or hangs is rejected. Throws as `run` does. */
  search(task: SubstructureTask, signal: AbortSignal): Promise<SubstructureSearch>;
  load(): EngineLoad;
}

/** A batch did not end in time. */
class ThreadLost extends Error {
  override readonly name = 'ThreadLost';
}

export function createBatchThreads(options: BatchThreadsOptions): BatchThreads {
  const { engine, module, workers, batchTimeoutMs, heapMb } = options;
  // The pool doesn't report when a batch starts, so it gets one per thread at a time: from then on the batch may hang.
  const queue = new QueryQueue({
    engine,
    slots: () => ({ all: workers, user: workers, perClient: workers }),
    maxWaiting: Number.POSITIVE_INFINITY,
  });
  let pool: Piscina | undefined;

  const open = () => {
    if (pool !== undefined) return pool;
    const opened = new Piscina({
      filename: module,
      // One that ends is replaced at once: with none at all, batches that wait would wait for the next one to come.
      minThreads: 1,
      maxThreads: workers,
      idleTimeout: Number.POSITIVE_INFINITY,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    // A thread that failed without a batch: while idle, or before it was ready.
    opened.on('error', () => {
      if (pool === opened) pool = undefined;
      void opened.destroy();
    });
    pool = opened;
    return opened;
  };

  /** @param lost - returns the answer when the thread ends or hangs. */
  const attempt = async <Call extends keyof ThreadCalls>(
    name: Call,
    task: ThreadCalls[Call]['task'],
    signal: AbortSignal,
    lost: () => ThreadCalls[Call]['answer'] | Promise<ThreadCalls[Call]['answer']>,
    timeoutMs = batchTimeoutMs,
  ): Promise<ThreadCalls[Call]['answer']> => {
    const leave = await queue.enter('user', signal, getCaller());
    try {
      using deadline = createDeadline(timeoutMs, [signal], () => new ThreadLost('It hangs.'));
      return await open()
        .run(task, { name, signal: deadline.signal })
        .catch((error: unknown) => {
          deadline.signal.throwIfAborted();
          throw error;
        });
    } catch (error) {
      if (!isThreadLoss(error)) throw error;
    } finally {
      leave();
    }
    return await lost();
  };

  return {
    run: <Call extends BatchCall>(call: Call, batch: AdmetBatch, signal: AbortSignal) =>
      attempt(call, batch, signal, async () => {
        const each = batch.smiles.map((smiles) =>
          attempt(call, { ...batch, smiles: [smiles] }, signal, () => [failed(smiles, batch)]),
        );
        return (await Promise.all(each)).flat() as BatchAnswer<Call>;
      }),
    // The first of a thread reads what molecules are compared with; none is tried again, so it may take the time of two.
    explain: (molecule, signal) =>
      attempt(
        'explainMolecule',
        molecule,
        signal,
        () => failed(molecule.smiles, molecule),
        2 * batchTimeoutMs,
      ),
    search: (task, signal) =>
      attempt('findSubstructure', task, signal, () => ({
        status: 'rejected',
        message: 'It takes too long. Search for a more specific one.',
      })),
    load: () => {
      const { user = { running: 0, waiting: 0 } } = queue.load();
      return {
        queries: { user },
        workers: { open: pool?.threads.length ?? 0 },
        memoryBytes: null,
      };
    },
    async [Symbol.asyncDispose]() {
      await pool?.destroy();
    },
  };
}

function failed<Model extends string>(smiles: string, { model }: { readonly model: Model }) {
  const message = 'The chemistry toolkit failed on this molecule.';
  return {
    status: 'rejected',
    model,
    smiles,
    value: null,
    reason: { code: 'TOOLKIT_FAILURE', message },
  } as const;
}

/** Errors for threads that ended on their own or were ended have no code. */
function isThreadLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY') return true;
  return error instanceof ThreadLost || error.message.startsWith('worker exited with code');
}

/** Molecules that one task predicts: enough to hide its cost, few enough to share the threads. */
const BATCH_SIZE = 64;

export interface CustomModelBytes {
  readonly name: string;
  /** Of shared memory, so that threads read the same bytes. */
  readonly bytes: Uint8Array;
}

export interface AdmetBatch {
  readonly model: string;
  readonly smiles: readonly string[];
  readonly custom: readonly CustomModelBytes[];
  readonly identifiers?: boolean;
}

export interface SubstructureTask {
  readonly pattern: string;
  readonly smiles: readonly string[];
}

export interface AdmetMolecule extends Omit<AdmetBatch, 'smiles'> {
  readonly smiles: string;
}

export function getBatches({ smiles, ...batch }: AdmetBatch): readonly AdmetBatch[] {
  const batches: AdmetBatch[] = [];
  for (let start = 0; start < smiles.length; start += BATCH_SIZE)
    batches.push({ ...batch, smiles: smiles.slice(start, start + BATCH_SIZE) });
  return batches;
}
