import {
  type Article,
  type ArticleSearch,
  type BioGraphQLClient,
  searchArticles,
} from '@biographql/client';
import type { Page } from '@biographql/core';
import { type ActionOptions, actionOptions } from './action-options.js';

/**
 * The options behind `useArticleSearch`: one page of articles. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { articleSearchOptions } from '@biographql/react/options';
 * import { QueryClient } from '@tanstack/react-query';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(articleSearchOptions(client, { text: 'asthma' }));
 * ```
 */
export function articleSearchOptions(
  client: BioGraphQLClient,
  input: ArticleSearch,
): ActionOptions<Page<Article>> {
  return actionOptions(client, 'searchArticles', searchArticles, input);
}
