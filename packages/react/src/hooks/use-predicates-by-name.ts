import type { NameSearch } from '@biographql/client';
import type { PredicateMatch } from '@biographql/core';
import { predicatesByNameOptions } from '@biographql/query';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Finds properties of the graph by name, with the number of triples that use each: exact names first, then the most used.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { usePredicatesByName } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data, error, isPending } = usePredicatesByName({ text: 'treatment', strategy: 'CONTAINS' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.map(({ label }) => label).join()}</p>;
 * }
 * ```
 */
export const usePredicatesByName: QueryHook<NameSearch, readonly PredicateMatch[]> = (
  input,
  options,
) => useAction(predicatesByNameOptions, input, options);

/**
 * {@link usePredicatesByName} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspensePredicatesByName } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data } = useSuspensePredicatesByName({ text: 'treatment', strategy: 'CONTAINS' });
 *   return <p>{data.map(({ label }) => label).join()}</p>;
 * }
 * ```
 */
export const useSuspensePredicatesByName: SuspenseHook<NameSearch, readonly PredicateMatch[]> = (
  input,
  options,
) => useSuspenseAction(predicatesByNameOptions, input, options);
