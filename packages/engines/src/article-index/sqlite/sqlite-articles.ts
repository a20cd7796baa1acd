import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Place, settingValues } from '../../driver.js';
import { integer } from '../../setting.js';
import type { ArticleDriver } from '../article-build.js';
import { buildArticleIndex, buildEarlyArticleIndex } from './sqlite-article-builder.js';
import { ARTICLE_FORMAT } from './sqlite-article-format.js';
import { openArticleIndex } from './sqlite-article-index.js';
import { openInThreads } from './threads/threaded-articles.js';

const SETTINGS = {
  articleThreads: integer({
    defaultValue: 1,
    min: 0,
    max: 16,
    description:
      'Threads that search and count articles. 0 searches in the main thread, which blocks other requests during a search.',
  }),
};

/**
 * Articles in one SQLite file: FTS5 finds and ranks words; what is counted is in memory, as lists of numbers. A built
 * package searches in threads of its own; sources run in the calling thread.
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

/** The worker next to the bundle; null when running from sources. */
function builtWorker(): string | null {
  const path = fileURLToPath(new URL('./article-worker.js', import.meta.url));
  return existsSync(path) ? path : null;
}

function fileIn({ directory }: Place): string {
  return join(directory, 'articles.db');
}
