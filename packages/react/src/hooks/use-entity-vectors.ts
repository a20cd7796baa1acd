import type { EntityVectorLookup } from '@biographql/client';
import { entityVectorsOptions } from '@biographql/query';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Returns the vectors of entities that were learned from the graph's edges: same length, same order, null for an entity
 * that was not learned.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useEntityVectors } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data, error, isPending } = useEntityVectors({ entities: ['Q35869', 'Q12078'] });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data[0]?.length}</p>;
 * }
 * ```
 */
export const useEntityVectors: QueryHook<
  EntityVectorLookup,
  readonly (readonly number[] | null)[]
> = (input, options) => useAction(entityVectorsOptions, input, options);

/**
 * {@link useEntityVectors} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseEntityVectors } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data } = useSuspenseEntityVectors({ entities: ['Q35869', 'Q12078'] });
 *   return <p>{data[0]?.length}</p>;
 * }
 * ```
 */
export const useSuspenseEntityVectors: SuspenseHook<
  EntityVectorLookup,
  readonly (readonly number[] | null)[]
> = (input, options) => useSuspenseAction(entityVectorsOptions, input, options);
