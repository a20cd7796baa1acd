import type { InsightRows, InsightRowsLookup } from '@biographql/client';
import { insightRowsOptions } from '@biographql/query';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Lists what an insight on a disease counts, with the facts behind each row.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useInsightRows } from '@biographql/react';
 *
 * export function List() {
 *   const { data, error, isPending } = useInsightRows({ entity: 'Q35869', type: 'SYMPTOMS' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.message : data.rows.map(({ values }) => values[0]).join()}</p>;
 * }
 * ```
 */
export const useInsightRows: QueryHook<InsightRowsLookup, InsightRows> = (input, options) =>
  useAction(insightRowsOptions, input, options);

/**
 * {@link useInsightRows} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseInsightRows } from '@biographql/react';
 *
 * export function List() {
 *   const { data } = useSuspenseInsightRows({ entity: 'Q35869', type: 'SYMPTOMS' });
 *   return <p>{data.total}</p>;
 * }
 * ```
 */
export const useSuspenseInsightRows: SuspenseHook<InsightRowsLookup, InsightRows> = (
  input,
  options,
) => useSuspenseAction(insightRowsOptions, input, options);
