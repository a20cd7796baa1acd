import { EngineUnavailableError, QueryTimeoutError } from '@biographql/core';
import { Piscina } from 'piscina';
import type { DriverOptions } from '../../../driver.js';
import type { EngineLoad } from '../../../engine.js';
import { createDeadline } from '../../../graph-store/deadline.js';
import { Lanes } from '../../../graph-store/lanes.js';
import type { ArticleIndex } from '../../article-index.js';
import type {
  AnswerOf,
  ArticleCall,
  ArticleThreadMessage,
  ArticleThreadStart,
  ThreadedMethod,
} from './article-calls.js';

/** Options of {@link createArticleThreads}. */
export interface ArticleThreadsOptions extends Pick<DriverOptions, 'onEvent' | 'onDamage'> {
  /** Name of the engine in errors. */
  readonly engine: string;
  /** Path of the module that the threads load. */
  readonly module: string;
  readonly start: ArticleThreadStart;
  /** Threads at most, each with an index of its own; the first starts with the first call, others when it is busy. */
  readonly threads: number;
  /** Milliseconds after which a call is given up, waiting included. Default 60,000. */
  readonly timeoutMs?: number;
}

/** Threads that answer calls of an article index. */
export interface ArticleThreads extends AsyncDisposable {
  /**
   * Answers a call. A thread that ends costs the call that it runs; another one takes its place.
   * @throws EngineUnavailableError, OverloadedError, QueryTimeoutError; `signal.reason` when aborted.
   */
  run<Method extends ThreadedMethod>(
    method: Method,
    parameters: Parameters<ArticleIndex[Method]>,
    signal?: AbortSignal,
  ): Promise<AnswerOf<Method>>;
  load(): EngineLoad;
}

/** Calls that may wait; one more is refused. */
const MOST_WAITING = 1_000;
const DEFAULT_TIMEOUT_MS = 60_000;
/** How long a call whose caller has left may go on: most end by themselves within it, and a new thread takes as long to open the file. */
const ABORT_GRACE_MS = 1_000;

/** Makes the threads; none is started yet. */
export function createArticleThreads(options: ArticleThreadsOptions): ArticleThreads {
  const { engine, module, start, threads, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const lanes = new Lanes({
    engine,
    places: () => ({ all: threads, user: threads, perClient: threads }),
    maxWaiting: MOST_WAITING,
  });
  let pool: Piscina<ArticleCall> | undefined;

  const open = () => {
    if (pool !== undefined) return pool;
    const opened = new Piscina<ArticleCall>({
      filename: module,
      name: 'answer',
      workerData: start,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: Number.POSITIVE_INFINITY,
    });
    opened.on('message', (message: ArticleThreadMessage) => options.onDamage?.(message.path));
    // A thread that failed without a call: at rest, or before it was ready, which no call would be told.
    opened.on('error', (error: Error) => {
      ended(error);
      if (pool === opened) pool = undefined;
      void opened.destroy();
    });
    pool = opened;
    return opened;
  };

  const ended = (error: Error) =>
    options.onEvent?.({
      level: 'warn',
      message: 'article thread ended',
      facts: { reason: error.message },
    });

  const onThread = <Answer>(call: ArticleCall, signal: AbortSignal, leave: () => void) =>
    new Promise<Answer>((resolve, reject) => {
      const ending = new AbortController();
      let grace: NodeJS.Timeout | undefined;
      const onAbort = () => {
        reject(signal.reason);
        grace = setTimeout(() => ending.abort(), ABORT_GRACE_MS);
      };
      // The place is given back when the thread has done with the call, even if its caller left long before.
      const settle = () => {
        clearTimeout(grace);
        signal.removeEventListener('abort', onAbort);
        leave();
      };
      signal.addEventListener('abort', onAbort, { once: true });
      open()
        .run(call, { signal: ending.signal })
        .then(
          (answer) => {
            settle();
            resolve(answer);
          },
          (error: unknown) => {
            settle();
            if (isThreadLoss(error)) ended(error);
            reject(new EngineUnavailableError(engine, call.method, error));
          },
        );
    });

  return {
    async run<Method extends ThreadedMethod>(
      method: Method,
      parameters: Parameters<ArticleIndex[Method]>,
      signal?: AbortSignal,
    ) {
      signal?.throwIfAborted();
      const timeout = () => new QueryTimeoutError(engine, timeoutMs);
      using deadline = createDeadline(timeoutMs, [signal], timeout);
      const leave = await lanes.enter('user', deadline.signal);
      const call = { method, parameters };
      return await onThread<AnswerOf<Method>>(call, deadline.signal, () => leave());
    },
    load: () => {
      const { user = { running: 0, waiting: 0 } } = lanes.load();
      const workers = { open: pool?.threads.length ?? 0 };
      return { lanes: { user }, workers, memoryBytes: null };
    },
    async [Symbol.asyncDispose]() {
      await pool?.destroy();
    },
  };
}

/** Told by its words alone for a thread that ends by itself or is ended from outside. */
function isThreadLoss(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || error.message.startsWith('worker exited with code');
}
