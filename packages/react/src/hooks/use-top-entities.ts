import type { EntityCount, InsightSearch } from '@biographql/client';
import { topEntitiesOptions } from '@biographql/query';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Returns the entities that the most matching articles name, at most 20, the most frequent first.
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
export const useTopEntities: QueryHook<InsightSearch, readonly EntityCount[]> = (input, options) =>
  useAction(topEntitiesOptions, input, options);

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
export const useSuspenseTopEntities: SuspenseHook<InsightSearch, readonly EntityCount[]> = (
  input,
  options,
) => useSuspenseAction(topEntitiesOptions, input, options);
