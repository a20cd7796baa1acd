import type { ClientError, EntityLookup, EntityProperties } from '@biographql/client';
import type { UseQueryResult, UseSuspenseQueryResult } from '@tanstack/react-query';
import { entityPropertiesOptions } from '../options.js';
import {
  type HookOptions,
  type SuspenseHookOptions,
  useAction,
  useSuspenseAction,
} from './use-base.js';

/**
 * Answers the other names of an entity, its description, and its direct claims.
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
export function useEntityProperties<Selected = EntityProperties>(
  input: EntityLookup | null,
  options?: HookOptions<EntityProperties, Selected>,
): UseQueryResult<Selected, ClientError> {
  return useAction(entityPropertiesOptions, input, options);
}

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
export function useSuspenseEntityProperties<Selected = EntityProperties>(
  input: EntityLookup,
  options?: SuspenseHookOptions<EntityProperties, Selected>,
): UseSuspenseQueryResult<Selected, ClientError> {
  return useSuspenseAction(entityPropertiesOptions, input, options);
}
