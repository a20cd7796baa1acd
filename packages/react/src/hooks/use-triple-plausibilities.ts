import type { TripleList } from '@biographql/client';
import { triplePlausibilitiesOptions } from '@biographql/query';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Says how plausible triples are, 0 to 1, by vectors that were learned from the graph's edges: same length, same order,
 * null where an entity or the property was not learned. A score, not a fact.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useTriplePlausibilities } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data, error, isPending } = useTriplePlausibilities({ triples: [['Q35869', 'P2176', 'Q410358']] });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data[0]}</p>;
 * }
 * ```
 */
export const useTriplePlausibilities: QueryHook<TripleList, readonly (number | null)[]> = (
  input,
  options,
) => useAction(triplePlausibilitiesOptions, input, options);

/**
 * {@link useTriplePlausibilities} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseTriplePlausibilities } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data } = useSuspenseTriplePlausibilities({ triples: [['Q35869', 'P2176', 'Q410358']] });
 *   return <p>{data[0]}</p>;
 * }
 * ```
 */
export const useSuspenseTriplePlausibilities: SuspenseHook<
  TripleList,
  readonly (number | null)[]
> = (input, options) => useSuspenseAction(triplePlausibilitiesOptions, input, options);
