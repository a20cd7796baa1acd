import type { EntityResolution, ResolvedName } from '@biographql/client';
import { resolvedEntitiesOptions } from '@biographql/query';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Resolves names and identifiers to entities, one entry per name in their order.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useResolvedEntities } from '@biographql/react';
 *
 * export function Names() {
 *   const { data, error, isPending } = useResolvedEntities({ names: ['asthma', 'MESH:D001249'] });
 *   if (isPending) return <p>…</p>;
 *   if (error) return <p>{error.message}</p>;
 *   return (
 *     <ul>
 *       {data.map(({ name, candidates: [best], isAmbiguous }) => (
 *         <li key={name}>{name}: {best?.label ?? 'unknown'}{isAmbiguous && ' (ambiguous)'}</li>
 *       ))}
 *     </ul>
 *   );
 * }
 * ```
 */
export const useResolvedEntities: QueryHook<EntityResolution, readonly ResolvedName[]> = (
  input,
  options,
) => useAction(resolvedEntitiesOptions, input, options);

/**
 * {@link useResolvedEntities} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseResolvedEntities } from '@biographql/react';
 *
 * export function Count() {
 *   const { data } = useSuspenseResolvedEntities({ names: ['asthma', 'MESH:D001249'] });
 *   return <p>{data.filter(({ candidates }) => candidates.length > 0).length}</p>;
 * }
 * ```
 */
export const useSuspenseResolvedEntities: SuspenseHook<
  EntityResolution,
  readonly ResolvedName[]
> = (input, options) => useSuspenseAction(resolvedEntitiesOptions, input, options);
