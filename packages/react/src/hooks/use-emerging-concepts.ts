import type { EmergingConcepts, InsightSearch } from '@biographql/client';
import { emergingConceptsOptions } from '@biographql/query';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Returns the topics whose share among the matching articles grows the most, placed on a map, and the top entities.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useEmergingConcepts } from '@biographql/react';
 *
 * export function Topics() {
 *   const { data, error, isPending } = useEmergingConcepts({ text: 'diabetes' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.description}</p>;
 * }
 * ```
 */
export const useEmergingConcepts: QueryHook<InsightSearch, EmergingConcepts> = (input, options) =>
  useAction(emergingConceptsOptions, input, options);

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
export const useSuspenseEmergingConcepts: SuspenseHook<InsightSearch, EmergingConcepts> = (
  input,
  options,
) => useSuspenseAction(emergingConceptsOptions, input, options);
