import type { ClientError, Question, RelatedDocument } from '@biographql/client';
import type { UseQueryResult, UseSuspenseQueryResult } from '@tanstack/react-query';
import { documentsOptions } from '../options.js';
import {
  type HookOptions,
  type SuspenseHookOptions,
  useAction,
  useSuspenseAction,
} from './use-base.js';

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
export function useDocuments<Selected = readonly RelatedDocument[]>(
  input: Question | null,
  options?: HookOptions<readonly RelatedDocument[], Selected>,
): UseQueryResult<Selected, ClientError> {
  return useAction(documentsOptions, input, options);
}

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
export function useSuspenseDocuments<Selected = readonly RelatedDocument[]>(
  input: Question,
  options?: SuspenseHookOptions<readonly RelatedDocument[], Selected>,
): UseSuspenseQueryResult<Selected, ClientError> {
  return useSuspenseAction(documentsOptions, input, options);
}
