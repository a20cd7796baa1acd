import {
  type Article,
  type ArticlePage,
  type ArticleSearch,
  type BioGraphQLClient,
  BY_PAGE,
} from '@biographql/client';
import type { InfiniteData } from '@tanstack/query-core';
import { keyOf } from '../keys.js';
import { articlesOptions } from './graph.js';
import { uniqueBy } from './merge-neighborhoods.js';
import { type PagedOptions, pagedOptions } from './paged.js';

/** A search whose pages are fetched one after another. `pageSize` is 1 to 100, default 10. */
export type InfiniteArticleSearch = Omit<ArticleSearch, 'page'>;

/** The pages so far. */
export type ArticlePages = InfiniteData<ArticlePage, number>;

/** Options for `useInfiniteQuery`, `fetchInfiniteQuery` and `prefetchInfiniteQuery`, from page 1. */
export interface InfiniteArticlesOptions extends PagedOptions<ArticlePage, number> {
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
  const getOptions = (page: number) => articlesOptions(client, { ...input, page });
  const key = keyOf(client, 'iterateArticles', input);
  return {
    ...pagedOptions(client, input, getOptions, BY_PAGE),
    queryKey: key as InfiniteArticlesOptions['queryKey'],
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
