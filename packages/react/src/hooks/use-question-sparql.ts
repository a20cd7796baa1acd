import type { QuestionText, QuestionTranslation } from '@biographql/client';
import { questionSparqlOptions } from '@biographql/query';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Writes a question as the SPARQL query that answers it. The service abstains rather than guesses: `sparql` is then null.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useQuestionSparql } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data, error, isPending } = useQuestionSparql({ question: 'What treats asthma?' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.sparql ?? data.reason}</p>;
 * }
 * ```
 */
export const useQuestionSparql: QueryHook<QuestionText, QuestionTranslation> = (input, options) =>
  useAction(questionSparqlOptions, input, options);

/**
 * {@link useQuestionSparql} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseQuestionSparql } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data } = useSuspenseQuestionSparql({ question: 'What treats asthma?' });
 *   return <p>{data.sparql ?? data.reason}</p>;
 * }
 * ```
 */
export const useSuspenseQuestionSparql: SuspenseHook<QuestionText, QuestionTranslation> = (
  input,
  options,
) => useSuspenseAction(questionSparqlOptions, input, options);
