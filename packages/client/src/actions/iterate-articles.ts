import type { CallOptions } from '@biographql/core';
import type { BioGraphQLClient } from '../connect.js';
import type { Article } from '../wire/article.js';
import { type ArticleSearch, searchArticles } from './search-articles.js';

/**
 * Walks over all articles of a search, fetching a page (of 100, unless `pageSize` says otherwise) when it is needed.
 * Begins at `page`. Each article comes once.
 * @throws ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * for await (const article of iterateArticles(client, { text: 'asthma', pageSize: 5 })) {
 *   console.log(article.issued, article.title);
 * }
 * ```
 */
export async function* iterateArticles(
  client: BioGraphQLClient,
  search: ArticleSearch,
  options?: CallOptions,
): AsyncGenerator<Article, void, undefined> {
  const seen = new Set<string>();
  const pageSize = search.pageSize ?? 100;
  for (let page = search.page ?? 1; ; page += 1) {
    const { items, total } = await searchArticles(client, { ...search, page, pageSize }, options);
    for (const item of items) {
      if (!seen.has(item.id)) yield item;
      seen.add(item.id);
    }
    if (items.length === 0 || page * pageSize >= total) return;
  }
}
