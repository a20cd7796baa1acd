import type { EntityLookup, EntityProperties } from '@biographql/client';
import { entityPropertiesOptions } from '@biographql/query';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Returns the other names of an entity, its description, and its direct claims.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useEntityProperties } from '@biographql/react';
 *
 * export function Description() {
 *   const { data, error, isPending } = useEntityProperties({ entity: 'Q35869' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.description}</p>;
 * }
 * ```
 */
export const useEntityProperties: QueryHook<EntityLookup, EntityProperties> = (input, options) =>
  useAction(entityPropertiesOptions, input, options);

/**
 * {@link useEntityProperties} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseEntityProperties } from '@biographql/react';
 *
 * export function Description() {
 *   const { data } = useSuspenseEntityProperties({ entity: 'Q35869' });
 *   return <p>{data.description}</p>;
 * }
 * ```
 */
export const useSuspenseEntityProperties: SuspenseHook<EntityLookup, EntityProperties> = (
  input,
  options,
) => useSuspenseAction(entityPropertiesOptions, input, options);
