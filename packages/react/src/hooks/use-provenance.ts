import type { Provenance, ProvenanceLookup } from '@biographql/client';
import { provenanceOptions } from '@biographql/query';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Returns the dataset that the service answers from, and where facts come from.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useProvenance } from '@biographql/react';
 *
 * export function Release() {
 *   const { data, error, isPending } = useProvenance({});
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.message : data.dataset.release}</p>;
 * }
 * ```
 */
export const useProvenance: QueryHook<ProvenanceLookup, Provenance> = (input, options) =>
  useAction(provenanceOptions, input, options);

/**
 * {@link useProvenance} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseProvenance } from '@biographql/react';
 *
 * export function Release() {
 *   const { data } = useSuspenseProvenance({});
 *   return <p>{data.dataset.release}</p>;
 * }
 * ```
 */
export const useSuspenseProvenance: SuspenseHook<ProvenanceLookup, Provenance> = (input, options) =>
  useSuspenseAction(provenanceOptions, input, options);
