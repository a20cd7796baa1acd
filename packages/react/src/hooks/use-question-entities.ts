import type { QuestionText } from '@biographql/client';
import type { QuestionQid } from '@biographql/core';
import { questionEntitiesOptions } from '@biographql/query';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Returns the entities that a question names, in its order.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useQuestionEntities } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data, error, isPending } = useQuestionEntities({ question: 'Does salbutamol treat asthma?' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.map(({ label }) => label).join()}</p>;
 * }
 * ```
 */
export const useQuestionEntities: QueryHook<QuestionText, readonly QuestionQid[]> = (
  input,
  options,
) => useAction(questionEntitiesOptions, input, options);

/**
 * {@link useQuestionEntities} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseQuestionEntities } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data } = useSuspenseQuestionEntities({ question: 'Does salbutamol treat asthma?' });
 *   return <p>{data.map(({ label }) => label).join()}</p>;
 * }
 * ```
 */
export const useSuspenseQuestionEntities: SuspenseHook<QuestionText, readonly QuestionQid[]> = (
  input,
  options,
) => useSuspenseAction(questionEntitiesOptions, input, options);
