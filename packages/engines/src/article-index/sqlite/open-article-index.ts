import type { DriverOptions } from '../../driver.js';
import { openDatabase } from '../../sqlite/sqlite.js';
import type { ArticleIndex } from '../article-index.js';
import { ARTICLE_FORMAT } from './sqlite-article-format.js';
import { articleIndexIn } from './sqlite-article-index.js';

/** @throws EngineUnavailableError when the file is missing, damaged, unfinished or of another format version. */
export async function openArticleIndex(
  path: string,
  { onDamage }: Pick<DriverOptions, 'onDamage'> = {},
): Promise<ArticleIndex> {
  return articleIndexIn(openDatabase(path, ARTICLE_FORMAT, onDamage));
}
