import type { ArticlePage, ClientError } from '@biographql/client';
import type { ActionKey } from '@biographql/query';
import {
  type ArticleList,
  articleList,
  type InfiniteArticleSearch,
  infiniteArticlesOptions,
} from '@biographql/query';
import {
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseSuspenseInfiniteQueryOptions,
  type UseSuspenseInfiniteQueryResult,
  useInfiniteQuery,
  useSuspenseInfiniteQuery,
} from '@tanstack/react-query';
import { IDLE, useBioGraphQL } from './use-base.js';

type OwnOptions =
  | 'queryKey'
  | 'queryFn'
  | 'queryHash'
  | 'queryKeyHashFn'
  | 'initialPageParam'
  | 'getNextPageParam'
  | 'getPreviousPageParam';

/** TanStack's infinite query options, without key, function and page parameters. */
export type InfiniteArticlesHookOptions<Selected = ArticleList> = Omit<
  UseInfiniteQueryOptions<ArticlePage, ClientError, Selected, ActionKey, number>,
  OwnOptions
>;

/** TanStack's suspense infinite query options, without key, function and page parameters. */
export type SuspenseInfiniteArticlesHookOptions<Selected = ArticleList> = Omit<
  UseSuspenseInfiniteQueryOptions<ArticlePage, ClientError, Selected, ActionKey, number>,
  OwnOptions
>;

/**
 * Searches articles page after page and returns one list, each article once. With `null` nothing is requested.
 * @example
 * ```tsx
 * const { data, fetchNextPage, hasNextPage } = useInfiniteArticles({ text: 'asthma', pageSize: 4 });
 * return (
 *   <>
 *     <p>{data?.articles.length} of {data?.total}</p>
 *     {hasNextPage && <button onClick={() => fetchNextPage()}>more</button>}
 *   </>
 * );
 * ```
 */
export function useInfiniteArticles<Selected = ArticleList>(
  input: InfiniteArticleSearch | null,
  options?: InfiniteArticlesHookOptions<Selected>,
): UseInfiniteQueryResult<Selected, ClientError> {
  const client = useBioGraphQL();
  return useInfiniteQuery({
    ...infiniteArticlesOptions(client, input ?? {}),
    ...(input === null && IDLE),
    ...withList(options),
  });
}

/**
 * {@link useInfiniteArticles} for Suspense.
 * @example `const { data } = useSuspenseInfiniteArticles({ text: 'asthma' });`
 */
export function useSuspenseInfiniteArticles<Selected = ArticleList>(
  input: InfiniteArticleSearch,
  options?: SuspenseInfiniteArticlesHookOptions<Selected>,
): UseSuspenseInfiniteQueryResult<Selected, ClientError> {
  return useSuspenseInfiniteQuery({
    ...infiniteArticlesOptions(useBioGraphQL(), input),
    ...withList(options),
  });
}

// Without a `select` of the user, `Selected` is the list.
function withList<Options extends object>(options: Options | undefined): Options {
  return { select: articleList, ...options } as object as Options;
}
