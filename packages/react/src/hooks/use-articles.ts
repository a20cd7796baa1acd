import type { ArticlePage, ArticleSearch } from '@biographql/client';
import { articlesOptions } from '@biographql/query';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Searches articles and returns one page; `useInfiniteArticles` returns page after page. For paging without a gap pass
 * `placeholderData: keepPreviousData`; `isPlaceholderData` then says that a page is the previous one.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useArticles } from '@biographql/react';
 *
 * export function Articles() {
 *   const { data, error, isPending } = useArticles({ text: 'asthma', order: 'newest' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.message : data.items.map(({ title }) => title).join()}</p>;
 * }
 * ```
 */
export const useArticles: QueryHook<ArticleSearch, ArticlePage> = (input, options) =>
  useAction(articlesOptions, input, options);

/**
 * {@link useArticles} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseArticles } from '@biographql/react';
 *
 * export function Articles() {
 *   const { data } = useSuspenseArticles({ text: 'asthma', order: 'newest' });
 *   return <p>{data.total}</p>;
 * }
 * ```
 */
export const useSuspenseArticles: SuspenseHook<ArticleSearch, ArticlePage> = (input, options) =>
  useSuspenseAction(articlesOptions, input, options);
