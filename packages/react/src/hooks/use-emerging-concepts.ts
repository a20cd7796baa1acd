import type { ClientError, EmergingConcepts, InsightSearch } from '@biographql/client';
import type { UseQueryResult, UseSuspenseQueryResult } from '@tanstack/react-query';
import { emergingConceptsOptions } from '../options.js';
import {
  type HookOptions,
  type SuspenseHookOptions,
  useAction,
  useSuspenseAction,
} from './use-base.js';

/**
 * Answers the topics whose share among the matching articles grows the most, placed on a map, and the top entities.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useEmergingConcepts } from '@biographql/react';
 *
 * export function Topics() {
 *   const { data, error, isPending } = useEmergingConcepts({ text: 'diabetes' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.topics.map(({ label, x, y }) => `${label} at ${x}, ${y}`).join()}</p>;
 * }
 * ```
 */
export function useEmergingConcepts<Selected = EmergingConcepts>(
  input: InsightSearch | null,
  options?: HookOptions<EmergingConcepts, Selected>,
): UseQueryResult<Selected, ClientError> {
  return useAction(emergingConceptsOptions, input, options);
}

/**
 * {@link useEmergingConcepts} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseEmergingConcepts } from '@biographql/react';
 *
 * export function Topics() {
 *   const { data } = useSuspenseEmergingConcepts({ text: 'diabetes' });
 *   return <p>{data.entities.length}</p>;
 * }
 * ```
 */
export function useSuspenseEmergingConcepts<Selected = EmergingConcepts>(
  input: InsightSearch,
  options?: SuspenseHookOptions<EmergingConcepts, Selected>,
): UseSuspenseQueryResult<Selected, ClientError> {
  return useSuspenseAction(emergingConceptsOptions, input, options);
}
