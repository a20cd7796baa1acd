import {
  type Article,
  type ArticlePage,
  type ArticleSearch,
  type BioGraphQLClient,
  BY_PAGE,
  type ClientError,
  type Paging,
  searchArticles,
} from '@biographql/client';
import type { DataTag, InfiniteData } from '@tanstack/query-core';
import { type ActionKey, keyOf } from '../keys.js';
import {
  type ActionOptions,
  actionOptions,
  type OperationDocument,
  operationOptions,
  type QueryContext,
} from './action-options.js';
import { uniqueBy } from './merge-neighborhoods.js';

/** Options for `useInfiniteQuery`, `fetchInfiniteQuery` and `prefetchInfiniteQuery`. */
export interface PagedOptions<Result, Param>
  extends Omit<ActionOptions<Result>, 'queryKey' | 'queryFn'> {
  /** Carries the types of data and errors. */
  readonly queryKey: DataTag<ActionKey, InfiniteData<Result, Param>, ClientError>;
  /** Fetches one page. */
  readonly queryFn: (
    context: Pick<QueryContext, 'signal'> & { readonly pageParam: Param },
  ) => Promise<Result>;
  /** The parameter of the first page. */
  readonly initialPageParam: Param;
  /** Undefined after the last page. */
  readonly getNextPageParam: (
    last: Result,
    pages: readonly Result[],
    lastParam: Param,
  ) => Param | undefined;
}

/**
 * The options of an infinite query over any paged operation: `getOptions` makes those of one page, e.g.
 * `(offset) => neighborsOptions(client, { entity, offset })`, and `paging` finds the next page. `input` is common to all pages
 * and part of the key. Fresh as long as one page.
 * @example
 * ```ts
 * const search = { entity: 'Q35869', limit: 3 };
 * const getOptions = (offset: number) => neighborsOptions(client, { ...search, offset });
 * const options = pagedOptions(client, search, getOptions, BY_OFFSET);
 * const { pages } = await new QueryClient().fetchInfiniteQuery({ ...options, pages: 2 });
 * console.log(pages.length); // 2
 * ```
 */
export function pagedOptions<Result, Param>(
  client: BioGraphQLClient,
  input: unknown,
  getOptions: (param: Param) => ActionOptions<Result>,
  { first, next }: Paging<NoInfer<Result>, Param>,
): PagedOptions<Result, Param> {
  const { queryKey, queryFn: _, ...rest } = getOptions(first);
  // A separate key: a list of pages is not the result of the operation.
  const key = keyOf(client, 'iteratePages', [queryKey[3], input]);
  return {
    ...rest,
    queryKey: key as PagedOptions<Result, Param>['queryKey'],
    queryFn: ({ pageParam, ...context }) => getOptions(pageParam).queryFn(context),
    initialPageParam: first,
    getNextPageParam: (last, _pages, lastParam) => next(last, lastParam),
  };
}

/**
 * {@link pagedOptions} of a custom document: `getVariables` makes the variables of a page.
 * @example
 * ```ts
 * import { SearchArticlesDocument } from '@biographql/core/strings';
 *
 * const options = pagedOperationOptions(
 *   client,
 *   SearchArticlesDocument,
 *   (pageNumber: number) => ({ query: 'asthma', pageSize: 3, pageNumber }),
 *   { first: 1, next: ({ searchInsights }, page) => (page < (searchInsights?.data?.totalPages ?? 0) ? page + 1 : undefined) },
 * );
 * await new QueryClient().prefetchInfiniteQuery(options);
 * ```
 */
export function pagedOperationOptions<Data, Variables, Param>(
  client: BioGraphQLClient,
  document: OperationDocument<Data, Variables>,
  getVariables: (param: Param) => Parameters<typeof operationOptions<Data, Variables>>[2],
  paging: Paging<NoInfer<Data>, Param>,
): PagedOptions<Data, Param> {
  const getOptions = (param: Param) => operationOptions(client, document, getVariables(param));
  return pagedOptions(client, getOptions(paging.first).queryKey[4], getOptions, paging);
}

/** A search whose pages are fetched one after another. `pageSize` is 1 to 100, default 10. */
export type InfiniteArticleSearch = Omit<ArticleSearch, 'page'>;

/** The pages so far. */
export type ArticlePages = InfiniteData<ArticlePage, number>;

/** Options for `useInfiniteQuery`, `fetchInfiniteQuery` and `prefetchInfiniteQuery`, from page 1. */
export interface InfiniteArticlesOptions extends PagedOptions<ArticlePage, number> {
  /** Undefined after the last page. */
  readonly getNextPageParam: (last: ArticlePage) => number | undefined;
  /** Undefined before page 1. */
  readonly getPreviousPageParam: (first: ArticlePage) => number | undefined;
}

/** The articles of all pages. */
export interface ArticleList {
  /** In order, each once. */
  readonly articles: readonly Article[];
  /** Number of matching articles, from the last page. */
  readonly total: number;
  /** How the service read the search, from the first page; undefined while there is none. */
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
      searchArticles(client, { ...input, page }, { signal, retries: 0 }),
    initialPageParam: 1,
    getNextPageParam: (last) => BY_PAGE.next(last, last.page),
    getPreviousPageParam: ({ page }) => (page > 1 ? page - 1 : undefined),
  };
}

/**
 * Joins pages into one list; the `select` of `useInfiniteArticles`.
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
