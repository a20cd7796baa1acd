import { join } from 'node:path';
import type { Place } from '../../driver.js';
import type { ArticleDriver } from '../article-build.js';
import { SENTENCE_SETTINGS, sentenceModelOf } from '../reading/sentence-setting.js';
import { buildArticleIndex } from './sqlite-article-builder.js';
import { ARTICLE_FORMAT } from './sqlite-article-format.js';
import { openArticleIndex } from './sqlite-article-index.js';

/** Articles in one SQLite file: FTS5 for words, vectors for meaning, lists of numbers in memory for everything that is counted. */
export const sqliteArticles: ArticleDriver = {
  name: 'sqlite',
  format: ARTICLE_FORMAT.version,
  settings: SENTENCE_SETTINGS,
  async build(articles, at, options = {}) {
    const embedder = await sentenceModelOf(options.settings);
    return buildArticleIndex(fileIn(at), articles, {
      ...options,
      ...(embedder === null ? {} : { embedder }),
    });
  },
  async open(at, { settings, onEvent, onDamage } = {}) {
    const embedder = await sentenceModelOf(settings);
    return openArticleIndex(fileIn(at), {
      ...(embedder === null ? {} : { embedder }),
      ...(onEvent === undefined ? {} : { onEvent }),
      ...(onDamage === undefined ? {} : { onDamage }),
    });
  },
};

function fileIn({ directory }: Place): string {
  return join(directory, 'articles.db');
}
