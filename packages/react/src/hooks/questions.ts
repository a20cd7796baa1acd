import {
  answerOptions,
  documentsOptions,
  questionEntitiesOptions,
  questionSparqlOptions,
} from '@biographql/query';
import { createHook, createSuspenseHook } from './use-base.js';

/**
 * Returns the answers to a question in words, with its documents. The service abstains rather than guess: `answers` is then empty.
 * With `null` nothing is asked for, and `data` is undefined.
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
export const useAnswer = /* @__PURE__ */ createHook(answerOptions);

/**
 * {@link useAnswer} for Suspense: `data` is always there, errors go to the error boundary.
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
export const useSuspenseAnswer = /* @__PURE__ */ createSuspenseHook(answerOptions);

/**
 * Finds the best documents for a question, without an answer.
 * With `null` nothing is asked for, and `data` is undefined.
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
export const useDocuments = /* @__PURE__ */ createHook(documentsOptions);

/**
 * {@link useDocuments} for Suspense: `data` is always there, errors go to the error boundary.
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
export const useSuspenseDocuments = /* @__PURE__ */ createSuspenseHook(documentsOptions);

/**
 * Returns the entities that a question names, in its order.
 * With `null` nothing is asked for, and `data` is undefined.
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
export const useQuestionEntities = /* @__PURE__ */ createHook(questionEntitiesOptions);

/**
 * {@link useQuestionEntities} for Suspense: `data` is always there, errors go to the error boundary.
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
export const useSuspenseQuestionEntities =
  /* @__PURE__ */ createSuspenseHook(questionEntitiesOptions);

/**
 * Writes a question as the SPARQL query that answers it. The service abstains rather than guesses: `sparql` is then null.
 * With `null` nothing is asked for, and `data` is undefined.
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
export const useQuestionSparql = /* @__PURE__ */ createHook(questionSparqlOptions);

/**
 * {@link useQuestionSparql} for Suspense: `data` is always there, errors go to the error boundary.
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
export const useSuspenseQuestionSparql = /* @__PURE__ */ createSuspenseHook(questionSparqlOptions);
