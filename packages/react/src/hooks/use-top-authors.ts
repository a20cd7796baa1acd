import type { ClientError, InsightSearch, TopAuthor } from '@biographql/client';
import type { UseQueryResult, UseSuspenseQueryResult } from '@tanstack/react-query';
import { topAuthorsOptions } from '../options.js';
import {
  type HookOptions,
  type SuspenseHookOptions,
  useAction,
  useSuspenseAction,
} from './use-base.js';

/**
 * Answers the authors with the most articles that match, at most 10.
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
export function useTopAuthors<Selected = readonly TopAuthor[]>(
  input: InsightSearch | null,
  options?: HookOptions<readonly TopAuthor[], Selected>,
): UseQueryResult<Selected, ClientError> {
  return useAction(topAuthorsOptions, input, options);
}

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
export function useSuspenseTopAuthors<Selected = readonly TopAuthor[]>(
  input: InsightSearch,
  options?: SuspenseHookOptions<readonly TopAuthor[], Selected>,
): UseSuspenseQueryResult<Selected, ClientError> {
  return useSuspenseAction(topAuthorsOptions, input, options);
}
