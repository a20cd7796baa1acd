import type { ClientError, EntityCount, InsightSearch } from '@biographql/client';
import type { UseQueryResult, UseSuspenseQueryResult } from '@tanstack/react-query';
import { topEntitiesOptions } from '../options.js';
import {
  type HookOptions,
  type SuspenseHookOptions,
  useAction,
  useSuspenseAction,
} from './use-base.js';

/**
 * Answers the entities that the most matching articles speak of, at most 20, the most frequent first.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useTopEntities } from '@biographql/react';
 *
 * export function Entities() {
 *   const { data, error, isPending } = useTopEntities({ text: 'asthma' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.map(({ label, count }) => `${label} ${count}`).join()}</p>;
 * }
 * ```
 */
export function useTopEntities<Selected = readonly EntityCount[]>(
  input: InsightSearch | null,
  options?: HookOptions<readonly EntityCount[], Selected>,
): UseQueryResult<Selected, ClientError> {
  return useAction(topEntitiesOptions, input, options);
}

/**
 * {@link useTopEntities} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseTopEntities } from '@biographql/react';
 *
 * export function Entities() {
 *   const { data } = useSuspenseTopEntities({ text: 'asthma' });
 *   return <p>{data.length}</p>;
 * }
 * ```
 */
export function useSuspenseTopEntities<Selected = readonly EntityCount[]>(
  input: InsightSearch,
  options?: SuspenseHookOptions<readonly EntityCount[], Selected>,
): UseSuspenseQueryResult<Selected, ClientError> {
  return useSuspenseAction(topEntitiesOptions, input, options);
}
