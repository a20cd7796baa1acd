import type { AdmetExplanationLookup } from '@biographql/client';
import type { AdmetExplanation, ServedAdmetModelName } from '@biographql/core';
import { admetExplanationOptions } from '../options.js';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Explains what one ADMET model says of one molecule: what each atom adds, what is of no atom, and the most similar
 * molecules that were measured. With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useAdmetExplanation } from '@biographql/react';
 *
 * export function Reasons() {
 *   const { data, error, isPending } = useAdmetExplanation({ model: 'hERG', smiles: 'CCO' });
 *   if (isPending) return <p>…</p>;
 *   if (error) return <p>{error.message}</p>;
 *   return <p>{data.status === 'explained' ? data.score : data.reason.message}</p>;
 * }
 * ```
 */
export const useAdmetExplanation: QueryHook<
  AdmetExplanationLookup,
  AdmetExplanation<ServedAdmetModelName>
> = (input, options) => useAction(admetExplanationOptions, input, options);

/**
 * {@link useAdmetExplanation} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseAdmetExplanation } from '@biographql/react';
 *
 * export function Reasons() {
 *   const { data } = useSuspenseAdmetExplanation({ model: 'hERG', smiles: 'CCO' });
 *   return <p>{data.status === 'explained' ? data.score : data.reason.message}</p>;
 * }
 * ```
 */
export const useSuspenseAdmetExplanation: SuspenseHook<
  AdmetExplanationLookup,
  AdmetExplanation<ServedAdmetModelName>
> = (input, options) => useSuspenseAction(admetExplanationOptions, input, options);
