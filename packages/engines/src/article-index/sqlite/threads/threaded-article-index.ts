import type { CallOptions } from '@biographql/core';
import type { SqlDatabase } from '../../../sqlite/sqlite.js';
import type { ArticleIndex } from '../../article-index.js';
import type { StoredRecords } from '../stored-records.js';
import type { ArticleThreads } from './article-threads.js';

/** What an index in threads is made of; it closes the database and the threads. */
export interface ThreadedArticleParts {
  readonly name: string;
  readonly database: SqlDatabase;
  readonly records: StoredRecords;
  readonly threads: ArticleThreads;
}

/**
 * Returns an index that searches and counts in threads. Records by identifier are read in this one: the way to a thread and
 * back costs as much as reading some.
 */
export function threadedArticleIndex({
  name,
  database,
  records,
  threads,
}: ThreadedArticleParts): ArticleIndex {
  return {
    name,
    ready: ({ signal } = {}) => threads.run('ready', [], signal),
    search(query, options = {}) {
      const [signal, others] = withoutSignal(options);
      return threads.run('search', [query, others], signal);
    },
    facet(query, by, options = {}) {
      const [signal, others] = withoutSignal(options);
      return threads.run('facet', [query, by, others], signal);
    },
    trends(query, by, options = {}) {
      const [signal, others] = withoutSignal(options);
      return threads.run('trends', [query, by, others], signal);
    },
    cooccurrence: (query, by, keys, { signal } = {}) =>
      threads.run('cooccurrence', [query, by, keys], signal),
    async get(ids, { signal } = {}) {
      signal?.throwIfAborted();
      return records.get(ids);
    },
    rows: ({ signal } = {}) => records.rows(signal),
    load: () => threads.load(),
    async [Symbol.asyncDispose]() {
      await threads[Symbol.asyncDispose]();
      database.close();
    },
  };
}

function withoutSignal<O extends CallOptions>({
  signal,
  ...others
}: O): readonly [AbortSignal | undefined, Omit<O, 'signal'>] {
  return [signal, others];
}
