import { type CallOptions, EngineUnavailableError, QueryTimeoutError } from '@biographql/core';
import { Piscina } from 'piscina';
import { getCaller } from '../../../caller.js';
import type { DriverOptions } from '../../../driver.js';
import { createDeadline } from '../../../graph-store/deadline.js';
import { QueryQueue } from '../../../graph-store/query-queue.js';
import { openDatabase } from '../../../sqlite/sqlite.js';
import type { ArticleIndex } from '../../article-index.js';
import { ARTICLE_FORMAT } from '../sqlite-article-format.js';
import { StoredRecords } from '../stored-records.js';

type ThreadedMethod = 'ready' | 'search' | 'facet' | 'trends' | 'cooccurrence';

export interface ArticleCall {
  readonly method: ThreadedMethod;
  readonly parameters: readonly unknown[];
}

export interface ThreadOptions extends Pick<DriverOptions, 'onEvent' | 'onDamage'> {
  /** Path of the module that the threads load. */
  readonly module: string;
  /** Maximum number of threads; the first starts with the first call, others when it is busy. */
  readonly threads: number;
  /** Milliseconds after which a call fails, waiting included. Default 60,000. */
  readonly timeoutMs?: number;
}

const ENGINE = ARTICLE_FORMAT.engine;
/** Calls that may wait; the next is rejected. */
const MAX_WAITING = 1_000;
const DEFAULT_TIMEOUT_MS = 60_000;
/** How long an abandoned call may run on. Most end within it, and a new thread takes as long to open the file. */
const ABORT_GRACE_MS = 1_000;

/**
 * Searches and counts in threads; records are read in this thread, since passing them costs as much as reading them.
 */
export function openInThreads(path: string, options: ThreadOptions): ArticleIndex {
  const database = openDatabase(path, ARTICLE_FORMAT, options.onDamage);
  const records = openRecords();
  const pool = createPool(path, options);

  function openRecords(): StoredRecords {
    try {
      return new StoredRecords(database);
    } catch (cause) {
      database.close();
      throw new EngineUnavailableError(ENGINE, 'open', cause);
    }
  }
  function run<Method extends ThreadedMethod>(
    method: Method,
    { signal, ...options }: CallOptions = {},
    ...parameters: readonly unknown[]
  ) {
    const call = { method, parameters: [...parameters, options] };
    return pool.run(call, signal) as ReturnType<ArticleIndex[Method]>;
  }

  return {
    name: ENGINE,
    ready: (options) => run('ready', options),
    search: (query, options) => run('search', options, query),
    facet: (query, by, options) => run('facet', options, query, by),
    trends: (query, by, options) => run('trends', options, query, by),
    cooccurrence: (query, by, keys, options) => run('cooccurrence', options, query, by, keys),
    async get(ids, { signal } = {}) {
      signal?.throwIfAborted();
      return records.get(ids);
    },
    rows: ({ signal } = {}) => records.rows(signal),
    load: pool.load,
    async [Symbol.asyncDispose]() {
      await pool.close();
      database.close();
    },
  };
}

function createPool(path: string, options: ThreadOptions) {
  const { module, threads, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const queue = new QueryQueue({
    engine: ENGINE,
    slots: () => ({ all: threads, user: threads, perClient: threads }),
    maxWaiting: MAX_WAITING,
  });
  let pool: Piscina<ArticleCall> | undefined;

  const reportEnd = ({ message }: Error) =>
    options.onEvent?.({
      level: 'warn',
      message: 'article thread ended',
      facts: { reason: message },
    });
  const open = () => {
    if (pool !== undefined) return pool;
    const opened = new Piscina<ArticleCall>({
      filename: module,
      name: 'answer',
      workerData: path,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: Number.POSITIVE_INFINITY,
    });
    opened.on('message', (damaged: string) => options.onDamage?.(damaged));
    // A thread that failed without a call: while idle, or before it was ready.
    opened.on('error', (error: Error) => {
      reportEnd(error);
      if (pool === opened) pool = undefined;
      void opened.destroy();
    });
    pool = opened;
    return opened;
  };

  return {
    async run(call: ArticleCall, signal: AbortSignal | undefined): Promise<unknown> {
      signal?.throwIfAborted();
      const timeout = () => new QueryTimeoutError(ENGINE, timeoutMs);
      using deadline = createDeadline(timeoutMs, [signal], timeout);
      const leave = await queue.enter('user', deadline.signal, getCaller());
      const ending = new AbortController();
      let grace: NodeJS.Timeout | undefined;
      const abandoned = new Promise<never>((_, reject) => {
        deadline.signal.addEventListener('abort', () => {
          grace = setTimeout(() => ending.abort(), ABORT_GRACE_MS);
          reject(deadline.signal.reason);
        });
      });
      const answered = open()
        .run(call, { signal: ending.signal })
        .catch((error: unknown) => {
          if (isThreadEnd(error)) reportEnd(error);
          throw new EngineUnavailableError(ENGINE, call.method, error);
        })
        // The slot is free when the thread is, even if the caller left long before.
        .finally(() => {
          clearTimeout(grace);
          leave();
        });
      return await Promise.race([answered, abandoned]);
    },
    load: () => ({
      queries: { user: queue.load().user ?? { running: 0, waiting: 0 } },
      workers: { open: pool?.threads.length ?? 0 },
      memoryBytes: null,
    }),
    close: async () => {
      await pool?.destroy();
    },
  };
}

/** Piscina's errors for threads that ended on their own or were ended have no code. */
function isThreadEnd(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || error.message.startsWith('worker exited with code');
}
