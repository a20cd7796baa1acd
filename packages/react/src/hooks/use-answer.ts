import type { ClientError, Question, QuestionAnswer } from '@biographql/client';
import type { UseQueryResult, UseSuspenseQueryResult } from '@tanstack/react-query';
import { answerOptions } from '../options.js';
import {
  type HookOptions,
  type SuspenseHookOptions,
  useAction,
  useSuspenseAction,
} from './use-base.js';

/**
 * Answers a question in words, with its documents. The service abstains rather than guess: `answers` is then empty.
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
export function useAnswer<Selected = QuestionAnswer>(
  input: Question | null,
  options?: HookOptions<QuestionAnswer, Selected>,
): UseQueryResult<Selected, ClientError> {
  return useAction(answerOptions, input, options);
}

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
export function useSuspenseAnswer<Selected = QuestionAnswer>(
  input: Question,
  options?: SuspenseHookOptions<QuestionAnswer, Selected>,
): UseSuspenseQueryResult<Selected, ClientError> {
  return useSuspenseAction(answerOptions, input, options);
}
