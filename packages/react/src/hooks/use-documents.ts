import type { Question, RelatedDocument } from '@biographql/client';
import { documentsOptions } from '@biographql/query';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Finds the best documents for a question, without an answer.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useDocuments } from '@biographql/react';
 *
 * export function Sources() {
 *   const { data, error, isPending } = useDocuments({ question: 'What treats asthma?' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.map(({ title }) => title).join()}</p>;
 * }
 * ```
 */
export const useDocuments: QueryHook<Question, readonly RelatedDocument[]> = (input, options) =>
  useAction(documentsOptions, input, options);

/**
 * {@link useDocuments} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseDocuments } from '@biographql/react';
 *
 * export function Sources() {
 *   const { data } = useSuspenseDocuments({ question: 'What treats asthma?' });
 *   return <p>{data.length}</p>;
 * }
 * ```
 */
export const useSuspenseDocuments: SuspenseHook<Question, readonly RelatedDocument[]> = (
  input,
  options,
) => useSuspenseAction(documentsOptions, input, options);
