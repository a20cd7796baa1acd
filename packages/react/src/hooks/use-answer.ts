import type { Question, QuestionAnswer } from '@biographql/client';
import { answerOptions } from '@biographql/query';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Returns the answers to a question in words, with its documents. The service abstains rather than guess: `answers` is then empty.
 * With `null` nothing is asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useAnswer } from '@biographql/react';
 *
 * export function Asked() {
 *   const { data, error, isPending } = useAnswer({ question: 'What treats asthma?' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.answers[0]?.text ?? 'no answer'}</p>;
 * }
 * ```
 */
export const useAnswer: QueryHook<Question, QuestionAnswer> = (input, options) =>
  useAction(answerOptions, input, options);

/**
 * {@link useAnswer} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseAnswer } from '@biographql/react';
 *
 * export function Asked() {
 *   const { data } = useSuspenseAnswer({ question: 'What treats asthma?' });
 *   return <p>{data.documents.length}</p>;
 * }
 * ```
 */
export const useSuspenseAnswer: SuspenseHook<Question, QuestionAnswer> = (input, options) =>
  useSuspenseAction(answerOptions, input, options);
