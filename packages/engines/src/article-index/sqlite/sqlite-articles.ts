import { join } from 'node:path';
import type { Place } from '../../driver.js';
import type { ArticleDriver } from '../article-build.js';
import { buildArticleIndex } from './sqlite-article-builder.js';
import { ARTICLE_FORMAT } from './sqlite-article-format.js';
import { openArticleIndex } from './sqlite-article-index.js';

/** Articles in one SQLite file: FTS5 for words, lists of numbers in memory for everything that is counted. */
export const sqliteArticles: ArticleDriver = {
  name: 'sqlite',
  format: ARTICLE_FORMAT.version,
  build: (articles, at, options) => buildArticleIndex(fileIn(at), articles, options),
  open: async (at) => openArticleIndex(fileIn(at)),
};

function fileIn({ directory }: Place): string {
  return join(directory, 'articles.db');
}
