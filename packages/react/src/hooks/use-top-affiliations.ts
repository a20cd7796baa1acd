import type { InsightSearch, TopAffiliation } from '@biographql/client';
import { topAffiliationsOptions } from '@biographql/query';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Returns the affiliations with the most articles that match, at most 10.
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
export const useTopAffiliations: QueryHook<InsightSearch, readonly TopAffiliation[]> = (
  input,
  options,
) => useAction(topAffiliationsOptions, input, options);

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
export const useSuspenseTopAffiliations: SuspenseHook<InsightSearch, readonly TopAffiliation[]> = (
  input,
  options,
) => useSuspenseAction(topAffiliationsOptions, input, options);
