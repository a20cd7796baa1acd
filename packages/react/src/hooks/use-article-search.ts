import type { Article, ArticleSearch, ClientError } from '@biographql/client';
import type { Page } from '@biographql/core';
import type { UseQueryResult, UseSuspenseQueryResult } from '@tanstack/react-query';
import { articleSearchOptions } from '../options.js';
import {
  type HookOptions,
  type SuspenseHookOptions,
  useAction,
  useSuspenseAction,
} from './use-base.js';

/**
 * Searches articles and answers one page; `useInfiniteArticles` answers page after page. For paging without a gap pass
 * `placeholderData: keepPreviousData`; `isPlaceholderData` then tells that a page is the previous one.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useArticleSearch } from '@biographql/react';
 *
 * export function Articles() {
 *   const { data, error, isPending } = useArticleSearch({ text: 'asthma', order: 'newest' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.items.map(({ title }) => title).join()}</p>;
 * }
 * ```
 */
export function useArticleSearch<Selected = Page<Article>>(
  input: ArticleSearch | null,
  options?: HookOptions<Page<Article>, Selected>,
): UseQueryResult<Selected, ClientError> {
  return useAction(articleSearchOptions, input, options);
}

/**
 * {@link useArticleSearch} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseArticleSearch } from '@biographql/react';
 *
 * export function Articles() {
 *   const { data } = useSuspenseArticleSearch({ text: 'asthma', order: 'newest' });
 *   return <p>{data.total}</p>;
 * }
 * ```
 */
export function useSuspenseArticleSearch<Selected = Page<Article>>(
  input: ArticleSearch,
  options?: SuspenseHookOptions<Page<Article>, Selected>,
): UseSuspenseQueryResult<Selected, ClientError> {
  return useSuspenseAction(articleSearchOptions, input, options);
}
