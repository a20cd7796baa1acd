import { AsyncLocalStorage } from 'node:async_hooks';
import { Piscina } from 'piscina';
import type { EngineLoad } from './driver.js';
import { createDeadline } from './graph-store/deadline.js';
import { QueryQueue } from './graph-store/query-queue.js';

export interface ThreadPoolOptions {
  readonly engine: string;
  readonly module: string;
  /** Maximum number of threads; the first starts with the first task, others when it is busy. */
  readonly threads: number;
  /** Tasks that may wait, a quarter of them per caller; further ones are rejected. */
  readonly maxWaiting: number;
  readonly workerData?: unknown;
  /** Heap of a thread in MB. Default: that of Node.js. */
  readonly heapMb?: number;
  readonly onMessage?: (message: unknown) => void;
  /** Called when a thread has ended on its own or was ended. */
  readonly onEnd?: (reason: string) => void;
}

export interface ThreadTaskOptions {
  readonly signal: AbortSignal;
  /** Milliseconds that the task may run. */
  readonly timeoutMs: number;
  /** Milliseconds that a task may run on after its caller aborts, since a new thread may cost more. Default 0. */
  readonly graceMs?: number;
}

export class ThreadLostError extends Error {}

/** The task ran too long, and its thread was ended. */
export class TaskTimeoutError extends ThreadLostError {}

/** Threads that run one task each at a time; callers take turns. */
export class ThreadPool implements AsyncDisposable {
  readonly #options: ThreadPoolOptions;
  readonly #queue: QueryQueue;
  #pool: Piscina | undefined;

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
    const { engine, threads, maxWaiting } = options;
    // Piscina doesn't report when a task starts, so it gets one per thread at a time: the time limit starts then.
    const slots = { all: threads, user: threads, perClient: threads };
    this.#queue = new QueryQueue({ engine, maxWaiting, slots: () => slots });
  }

  /**
   * Calls a function of the module. A caller who aborts leaves at once; the thread keeps its slot until it is free.
   * @throws ThreadLostError, OverloadedError, RateLimitedError; `signal.reason` when aborted; what the function throws.
   */
  async run<Answer>(
    name: string,
    task: unknown,
    { signal, timeoutMs, graceMs = 0 }: ThreadTaskOptions,
  ): Promise<Answer> {
    const leave = await this.#queue.enter('user', signal, getCaller());
    const lost = () => new TaskTimeoutError(`The task exceeded its time limit of ${timeoutMs} ms.`);
    using deadline = createDeadline(timeoutMs, [signal], lost);
    const ending = new AbortController();
    let grace: NodeJS.Timeout | undefined;
    const abandoned = new Promise<never>((_, reject) => {
      deadline.signal.addEventListener('abort', () => {
        grace = setTimeout(() => ending.abort(), signal.aborted ? graceMs : 0);
        reject(deadline.signal.reason);
      });
    });
    const answered: Promise<Answer> = this.#open()
      .run(task, { name, signal: ending.signal })
      .catch((error: unknown) => {
        if (!isThreadEnd(error)) throw error;
        this.#options.onEnd?.(error.message);
        throw new ThreadLostError(error.message);
      })
      .finally(() => {
        clearTimeout(grace);
        leave();
      });
    return await Promise.race([answered, abandoned]);
  }

  load(): EngineLoad {
    const { user = { running: 0, waiting: 0 } } = this.#queue.load();
    const workers = { open: this.#pool?.threads.length ?? 0 };
    return { queries: { user }, workers, memoryBytes: null };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#pool?.destroy();
  }

  #open(): Piscina {
    if (this.#pool !== undefined) return this.#pool;
    const { module, threads, workerData, heapMb, onMessage, onEnd } = this.#options;
    const opened = new Piscina({
      filename: module,
      // A thread that ends is replaced at once: without any, waiting tasks would wait for the next task.
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: Number.POSITIVE_INFINITY,
      workerData,
      ...(heapMb !== undefined && { resourceLimits: { maxOldGenerationSizeMb: heapMb } }),
    });
    opened.on('message', (message: unknown) => onMessage?.(message));
    // A thread that failed without a task: while idle, or before it was ready.
    opened.on('error', (error: Error) => {
      onEnd?.(error.message);
      if (this.#pool === opened) this.#pool = undefined;
      void opened.destroy();
    });
    this.#pool = opened;
    return opened;
  }
}

/** Piscina's errors for threads that ended on their own or were ended have no code. */
function isThreadEnd(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY') return true;
  return error.name === 'AbortError' || error.message.startsWith('worker exited with code');
}

// Pure, so that browser bundles, which lack the module, can drop it.
const callers = /* @__PURE__ */ new AsyncLocalStorage<string>();

/**
 * Runs work for a caller, so that the engines' queues take turns between callers: many waiting calls of one don't delay
 * those of another.
 * @param caller - for example the identifier of a key.
 * @example
 * const articles = await runFor('key-1', () => index.search({ text: 'asthma' }));
 */
export function runFor<T>(caller: string, work: () => T): T {
  return callers.run(caller, work);
}

export function getCaller(): string | undefined {
  return callers.getStore();
}
