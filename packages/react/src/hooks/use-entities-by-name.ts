import type { NameSearch } from '@biographql/client';
import type { EntityMatch } from '@biographql/core';
import { entitiesByNameOptions } from '@biographql/query';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Finds entities by name with the strictness that is asked for, the best first. For typed text use `searchEntities`.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useEntitiesByName } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data, error, isPending } = useEntitiesByName({ text: 'asthma', strategy: 'EXACT' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data[0]?.label}</p>;
 * }
 * ```
 */
export const useEntitiesByName: QueryHook<NameSearch, readonly EntityMatch[]> = (input, options) =>
  useAction(entitiesByNameOptions, input, options);

/**
 * {@link useEntitiesByName} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseEntitiesByName } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data } = useSuspenseEntitiesByName({ text: 'asthma', strategy: 'EXACT' });
 *   return <p>{data[0]?.label}</p>;
 * }
 * ```
 */
export const useSuspenseEntitiesByName: SuspenseHook<NameSearch, readonly EntityMatch[]> = (
  input,
  options,
) => useSuspenseAction(entitiesByNameOptions, input, options);
