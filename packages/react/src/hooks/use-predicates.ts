import type { PredicateLookup } from '@biographql/client';
import type { PredicateMatch } from '@biographql/core';
import { predicatesOptions } from '@biographql/query';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Returns the properties of the graph whose label or alias holds a text: exact names first, then the most used, at most 100.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { usePredicates } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data, error, isPending } = usePredicates({ label: 'genetic association' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.map(({ label }) => label).join()}</p>;
 * }
 * ```
 */
export const usePredicates: QueryHook<PredicateLookup, readonly PredicateMatch[]> = (
  input,
  options,
) => useAction(predicatesOptions, input, options);

/**
 * {@link usePredicates} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspensePredicates } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data } = useSuspensePredicates({ label: 'genetic association' });
 *   return <p>{data.map(({ label }) => label).join()}</p>;
 * }
 * ```
 */
export const useSuspensePredicates: SuspenseHook<PredicateLookup, readonly PredicateMatch[]> = (
  input,
  options,
) => useSuspenseAction(predicatesOptions, input, options);
