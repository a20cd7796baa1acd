import { type ArticlePage, type ArticleSearch, searchArticles } from '@biographql/client';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `useArticles`: one page of articles. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { articlesOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(articlesOptions(client, { text: 'asthma' }));
 * ```
 */
export const articlesOptions: OptionsFunction<ArticleSearch, ArticlePage> = (client, input) =>
  actionOptions(client, 'searchArticles', searchArticles, input);
