import type { InsightLookup, SupportedInsight } from '@biographql/client';
import { supportedInsightsOptions } from '@biographql/query';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Lists the insights for which a disease has data.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useSupportedInsights } from '@biographql/react';
 *
 * export function Insights() {
 *   const { data, error, isPending } = useSupportedInsights({ entity: 'Q35869' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.map(({ type }) => type).join()}</p>;
 * }
 * ```
 */
export const useSupportedInsights: QueryHook<InsightLookup, readonly SupportedInsight[]> = (
  input,
  options,
) => useAction(supportedInsightsOptions, input, options);

/**
 * {@link useSupportedInsights} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseSupportedInsights } from '@biographql/react';
 *
 * export function Insights() {
 *   const { data } = useSuspenseSupportedInsights({ entity: 'Q35869' });
 *   return <p>{data.length}</p>;
 * }
 * ```
 */
export const useSuspenseSupportedInsights: SuspenseHook<
  InsightLookup,
  readonly SupportedInsight[]
> = (input, options) => useSuspenseAction(supportedInsightsOptions, input, options);
