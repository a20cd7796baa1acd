import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EngineUnavailableError } from '@biographql/core';
import { type DriverOptions, type Place, settingValues } from '../../driver.js';
import { integer } from '../../setting.js';
import { openDatabase } from '../../sqlite/sqlite.js';
import type { ArticleDriver } from '../article-build.js';
import type { ArticleIndex } from '../article-index.js';
import { openArticleIndex } from './open-article-index.js';
import { buildArticleIndex, buildEarlyArticleIndex } from './sqlite-article-builder.js';
import { ARTICLE_FORMAT } from './sqlite-article-format.js';
import { StoredRecords } from './stored-records.js';
import { createArticleThreads } from './threads/article-threads.js';
import { threadedArticleIndex } from './threads/threaded-article-index.js';

const SETTINGS = {
  articleThreads: integer({
    defaultValue: 1,
    min: 0,
    max: 16,
    description:
      'Threads that search and count articles, in each process. Each holds its own lists (about 100 MB for 50,000 articles, 300 MB for 200,000). 0 searches in the thread that answers requests, which waits meanwhile.',
  }),
};

/**
 * Articles in one SQLite file: FTS5 for words, lists of numbers in memory for everything that is
 * counted. They are searched in threads of their own where this package is built; a development tree that runs its sources
 * searches them in the thread that asks, with the same answers.
 */
export const sqliteArticles: ArticleDriver = {
  name: 'sqlite',
  format: ARTICLE_FORMAT.version,
  settings: SETTINGS,
  build: (articles, at, options) => buildArticleIndex(fileIn(at), articles, options),
  buildEarly: (articles, at, options) => buildEarlyArticleIndex(fileIn(at), articles, options),
  async open(at, options = {}) {
    const { articleThreads: threads } = settingValues(SETTINGS, options.settings);
    const module = builtWorker();
    if (threads > 0 && module !== null) {
      return openInThreads(fileIn(at), { ...options, threads, module });
    }
    return openArticleIndex(fileIn(at), options);
  },
};

/** Opens an article index whose questions are answered in threads, which start when they are first needed. */
export function openInThreads(
  path: string,
  options: DriverOptions & { readonly threads: number; readonly module: string },
): ArticleIndex {
  const { onDamage, ...others } = options;
  const { database, records } = openRecords(path, onDamage);
  const threads = createArticleThreads({
    ...others,
    ...(onDamage === undefined ? {} : { onDamage }),
    engine: ARTICLE_FORMAT.engine,
    start: { path },
  });
  return threadedArticleIndex({ name: ARTICLE_FORMAT.engine, database, records, threads });
}

/** @throws EngineUnavailableError. */
function openRecords(path: string, onDamage: DriverOptions['onDamage']) {
  const database = openDatabase(path, ARTICLE_FORMAT, onDamage);
  try {
    return { database, records: new StoredRecords(database) };
  } catch (cause) {
    database.close();
    throw new EngineUnavailableError(ARTICLE_FORMAT.engine, 'open', cause);
  }
}

/** Beside the bundle; null where there is none. */
function builtWorker(): string | null {
  const path = fileURLToPath(new URL('./article-worker.js', import.meta.url));
  return existsSync(path) ? path : null;
}

function fileIn({ directory }: Place): string {
  return join(directory, 'articles.db');
}
