import type { AdmetModelsLookup } from '@biographql/client';
import type { ServedAdmetModel } from '@biographql/core';
import { admetModelsOptions } from '@biographql/query';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Lists the ADMET models that the service predicts, its own after those of the 28.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useAdmetModels } from '@biographql/react';
 *
 * export function List() {
 *   const { data, error, isPending } = useAdmetModels({ isOwn: false });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.message : data.map(({ name }) => name).join()}</p>;
 * }
 * ```
 */
export const useAdmetModels: QueryHook<AdmetModelsLookup, readonly ServedAdmetModel[]> = (
  input,
  options,
) => useAction(admetModelsOptions, input, options);

/**
 * {@link useAdmetModels} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseAdmetModels } from '@biographql/react';
 *
 * export function List() {
 *   const { data } = useSuspenseAdmetModels({ isOwn: false });
 *   return <p>{data.length}</p>;
 * }
 * ```
 */
export const useSuspenseAdmetModels: SuspenseHook<
  AdmetModelsLookup,
  readonly ServedAdmetModel[]
> = (input, options) => useSuspenseAction(admetModelsOptions, input, options);
