import {
  BioGraphQLError,
  type CallOptions,
  EngineUnavailableError,
  QueryTimeoutError,
} from '@biographql/core';
import type { DriverOptions } from '../../../driver.js';
import { openDatabase } from '../../../sqlite/sqlite.js';
import { TaskTimeoutError, ThreadPool } from '../../../thread-pool.js';
import type { ArticleIndex } from '../../article-index.js';
import { StoredRecords } from '../article-record.js';
import { ARTICLE_FORMAT } from '../sqlite-article-format.js';

type ThreadedMethod = 'ready' | 'search' | 'facet' | 'trends' | 'cooccurrence';

export interface ArticleCall {
  readonly method: ThreadedMethod;
  readonly parameters: readonly unknown[];
}

export interface ThreadOptions extends Pick<DriverOptions, 'onEvent' | 'onDamage'> {
  readonly module: string;
  readonly threads: number;
}

const ENGINE = ARTICLE_FORMAT.engine;
const MAX_WAITING = 1_000;
const TIMEOUT_MS = 60_000;
/** How long an abandoned call may run on. Most end within it, and a new thread takes as long to open the file. */
const ABORT_GRACE_MS = 1_000;

/**
 * Searches and counts in threads; records are read in this thread, since passing them costs as much as reading them.
 */
export function openInThreads(path: string, options: ThreadOptions): ArticleIndex {
  const { module, threads, onEvent, onDamage } = options;
  const database = openDatabase(path, ARTICLE_FORMAT, onDamage);
  const records = openRecords();
  const pool = new ThreadPool({
    engine: ENGINE,
    module,
    threads,
    maxWaiting: MAX_WAITING,
    workerData: path,
    onMessage: (damaged) => onDamage?.(String(damaged)),
    onEnd: (reason) =>
      onEvent?.({ level: 'warn', message: 'article worker thread exited', facts: { reason } }),
  });

  function openRecords(): StoredRecords {
    try {
      return new StoredRecords(database);
    } catch (cause) {
      database.close();
      throw new EngineUnavailableError(ENGINE, 'open', cause);
    }
  }
  async function run<Method extends ThreadedMethod>(
    method: Method,
    { signal = new AbortController().signal, ...rest }: CallOptions = {},
    ...parameters: readonly unknown[]
  ): Promise<Awaited<ReturnType<ArticleIndex[Method]>>> {
    const call: ArticleCall = { method, parameters: [...parameters, rest] };
    const limits = { signal, timeoutMs: TIMEOUT_MS, graceMs: ABORT_GRACE_MS };
    try {
      return await pool.run<Awaited<ReturnType<ArticleIndex[Method]>>>('answer', call, limits);
    } catch (error) {
      signal.throwIfAborted();
      if (BioGraphQLError.is(error)) throw error;
      if (error instanceof TaskTimeoutError) throw new QueryTimeoutError(ENGINE, TIMEOUT_MS);
      throw new EngineUnavailableError(ENGINE, method, error);
    }
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
    load: () => pool.load(),
    async [Symbol.asyncDispose]() {
      await pool[Symbol.asyncDispose]();
      database.close();
    },
  };
}
