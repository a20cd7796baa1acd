import type { ClientError, InsightLookup, SupportedInsight } from '@biographql/client';
import type { UseQueryResult, UseSuspenseQueryResult } from '@tanstack/react-query';
import { supportedInsightsOptions } from '../options.js';
import {
  type HookOptions,
  type SuspenseHookOptions,
  useAction,
  useSuspenseAction,
} from './use-base.js';

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
export function useSupportedInsights<Selected = readonly SupportedInsight[]>(
  input: InsightLookup | null,
  options?: HookOptions<readonly SupportedInsight[], Selected>,
): UseQueryResult<Selected, ClientError> {
  return useAction(supportedInsightsOptions, input, options);
}

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
export function useSuspenseSupportedInsights<Selected = readonly SupportedInsight[]>(
  input: InsightLookup,
  options?: SuspenseHookOptions<readonly SupportedInsight[], Selected>,
): UseSuspenseQueryResult<Selected, ClientError> {
  return useSuspenseAction(supportedInsightsOptions, input, options);
}
