import type { DriverOptions } from '../../driver.js';
import { openDatabase } from '../../sqlite/sqlite.js';
import type { ArticleIndex } from '../article-index.js';
import type { TextEmbedder } from '../reading/text-embedder.js';
import { ARTICLE_FORMAT } from './sqlite-article-format.js';
import { articleIndexIn } from './sqlite-article-index.js';

/** What an index opens with. */
export interface OpenArticleOptions extends Pick<DriverOptions, 'onEvent' | 'onDamage'> {
  /** What the vectors were made with. Default: static word vectors. */
  readonly embedder?: TextEmbedder;
}

/**
 * Opens an article index built by `buildArticleIndex`, for reading only: see {@link articleIndexIn}.
 * @throws EngineUnavailableError when the file is missing, damaged, unfinished or of another format version.
 */
export async function openArticleIndex(
  path: string,
  { onDamage, ...others }: OpenArticleOptions = {},
): Promise<ArticleIndex> {
  const database = openDatabase(path, ARTICLE_FORMAT, onDamage);
  return articleIndexIn(database, { ...others, onDamage: () => onDamage?.(path) });
}
