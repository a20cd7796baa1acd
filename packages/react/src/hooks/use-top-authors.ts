import type { InsightSearch, TopAuthor } from '@biographql/client';
import { topAuthorsOptions } from '@biographql/query';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Returns the authors with the most articles that match, at most 10.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useTopAuthors } from '@biographql/react';
 *
 * export function Authors() {
 *   const { data, error, isPending } = useTopAuthors({ text: 'asthma' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.map(({ family }) => family).join()}</p>;
 * }
 * ```
 */
export const useTopAuthors: QueryHook<InsightSearch, readonly TopAuthor[]> = (input, options) =>
  useAction(topAuthorsOptions, input, options);

/**
 * {@link useTopAuthors} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseTopAuthors } from '@biographql/react';
 *
 * export function Authors() {
 *   const { data } = useSuspenseTopAuthors({ text: 'asthma' });
 *   return <p>{data.length}</p>;
 * }
 * ```
 */
export const useSuspenseTopAuthors: SuspenseHook<InsightSearch, readonly TopAuthor[]> = (
  input,
  options,
) => useSuspenseAction(topAuthorsOptions, input, options);
