import type { ClientError, InsightSearch, TopAffiliation } from '@biographql/client';
import type { UseQueryResult, UseSuspenseQueryResult } from '@tanstack/react-query';
import { topAffiliationsOptions } from '../options.js';
import {
  type HookOptions,
  type SuspenseHookOptions,
  useAction,
  useSuspenseAction,
} from './use-base.js';

/**
 * Answers the affiliations with the most articles that match, at most 10.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useTopAffiliations } from '@biographql/react';
 *
 * export function Affiliations() {
 *   const { data, error, isPending } = useTopAffiliations({ text: 'asthma' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.map(({ name }) => name).join()}</p>;
 * }
 * ```
 */
export function useTopAffiliations<Selected = readonly TopAffiliation[]>(
  input: InsightSearch | null,
  options?: HookOptions<readonly TopAffiliation[], Selected>,
): UseQueryResult<Selected, ClientError> {
  return useAction(topAffiliationsOptions, input, options);
}

/**
 * {@link useTopAffiliations} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseTopAffiliations } from '@biographql/react';
 *
 * export function Affiliations() {
 *   const { data } = useSuspenseTopAffiliations({ text: 'asthma' });
 *   return <p>{data.length}</p>;
 * }
 * ```
 */
export function useSuspenseTopAffiliations<Selected = readonly TopAffiliation[]>(
  input: InsightSearch,
  options?: SuspenseHookOptions<readonly TopAffiliation[], Selected>,
): UseSuspenseQueryResult<Selected, ClientError> {
  return useSuspenseAction(topAffiliationsOptions, input, options);
}
