import {
  type Article,
  type ArticlePage,
  type ArticleSearch,
  type BioGraphQLClient,
  type ClientError,
  searchArticles,
} from '@biographql/client';
import type { DataTag, InfiniteData } from '@tanstack/query-core';
import type { ActionKey } from '../keys.js';
import type { QueryContext } from './action-options.js';
import { type ActionOptions, actionOptions } from './action-options.js';
import { uniqueBy } from './merge-neighborhoods.js';

/** A search whose pages are fetched one after another. `pageSize` is 1 to 100, default 10. */
export type InfiniteArticleSearch = Omit<ArticleSearch, 'page'>;

/** The pages so far. */
export type ArticlePages = InfiniteData<ArticlePage, number>;

/** Options for `useInfiniteQuery`, `fetchInfiniteQuery` and `prefetchInfiniteQuery`. */
export interface InfiniteArticlesOptions
  extends Omit<ActionOptions<ArticlePage>, 'queryKey' | 'queryFn'> {
  /** Carries the types of data and errors. */
  readonly queryKey: DataTag<ActionKey, ArticlePages, ClientError>;
  /** Fetches one page. */
  readonly queryFn: (
    context: Pick<QueryContext, 'signal'> & { readonly pageParam: number },
  ) => Promise<ArticlePage>;
  /** Page 1. */
  readonly initialPageParam: number;
  /** Undefined after the last page. */
  readonly getNextPageParam: (last: ArticlePage) => number | undefined;
  /** Undefined before page 1. */
  readonly getPreviousPageParam: (first: ArticlePage) => number | undefined;
}

/** The articles of all pages. */
export interface ArticleList {
  /** In order, each once. */
  readonly articles: readonly Article[];
  /** How many articles match, by the last page. */
  readonly total: number;
  /** How the service read the search, by the first page; undefined while there is none. */
  readonly reading: string | undefined;
}

/**
 * The options behind `useInfiniteArticles`: page after page of a search, from 1. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchInfiniteQuery(infiniteArticlesOptions(client, { text: 'asthma' }));
 * ```
 */
export function infiniteArticlesOptions(
  client: BioGraphQLClient,
  input: InfiniteArticleSearch,
): InfiniteArticlesOptions {
  return {
    ...(actionOptions(client, 'iterateArticles', searchArticles, input) as object as Pick<
      InfiniteArticlesOptions,
      'queryKey' | 'staleTime' | 'retry' | 'retryDelay'
    >),
    queryFn: ({ pageParam: page, signal }) =>
      searchArticles(client, { ...input, page }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total, items }) =>
      items.length > 0 && page * pageSize < total ? page + 1 : undefined,
    getPreviousPageParam: ({ page }) => (page > 1 ? page - 1 : undefined),
  };
}

/**
 * Joins pages to one list; the `select` of `useInfiniteArticles`.
 * @example
 * ```ts
 * const options = infiniteArticlesOptions(client, { text: 'asthma' });
 * console.log(articleList(await new QueryClient().fetchInfiniteQuery(options)).total);
 * ```
 */
export function articleList({ pages }: Pick<ArticlePages, 'pages'>): ArticleList {
  const articles = uniqueBy(
    pages.flatMap(({ items }) => items),
    ({ id }) => id,
  );
  return { articles, total: pages.at(-1)?.total ?? 0, reading: pages[0]?.reading };
}
