import {
  answerOptions,
  answersOptions,
  documentsOptions,
  questionEntitiesOptions,
  questionSparqlOptions,
} from '@biographql/query';
import { createHook, createSuspenseHook } from './use-base.js';

/**
 * Returns the answers to a question in words, with its documents. The service abstains rather than guess: `answers` is then empty.
 * @example
 * ```tsx
 * const { data } = useAnswer({ question: 'What treats asthma?' });
 * return <p>{data?.answers[0]?.text ?? 'no answer'}</p>;
 * ```
 */
export const useAnswer = /* @__PURE__ */ createHook(answerOptions);

/**
 * {@link useAnswer} for Suspense.
 * @example `const { data } = useSuspenseAnswer({ question: 'What treats asthma?' });`
 */
export const useSuspenseAnswer = /* @__PURE__ */ createSuspenseHook(answerOptions);

/**
 * Finds the best documents for a question, without an answer.
 * @example
 * ```tsx
 * const { data } = useDocuments({ question: 'What treats asthma?' });
 * return <p>{data?.map(({ title }) => title).join()}</p>;
 * ```
 */
export const useDocuments = /* @__PURE__ */ createHook(documentsOptions);

/**
 * {@link useDocuments} for Suspense.
 * @example `const { data } = useSuspenseDocuments({ question: 'What treats asthma?' });`
 */
export const useSuspenseDocuments = /* @__PURE__ */ createSuspenseHook(documentsOptions);

/**
 * Returns the entities that a question names, in its order.
 * @example
 * ```tsx
 * const { data } = useQuestionEntities({ question: 'Does salbutamol treat asthma?' });
 * return <p>{data?.map(({ label }) => label).join()}</p>;
 * ```
 */
export const useQuestionEntities = /* @__PURE__ */ createHook(questionEntitiesOptions);

/**
 * {@link useQuestionEntities} for Suspense.
 * @example `const { data } = useSuspenseQuestionEntities({ question: 'Does salbutamol treat asthma?' });`
 */
export const useSuspenseQuestionEntities =
  /* @__PURE__ */ createSuspenseHook(questionEntitiesOptions);

/**
 * Writes a question as the SPARQL query that answers it. The service abstains rather than guesses: `sparql` is then null.
 * @example
 * ```tsx
 * const { data } = useQuestionSparql({ question: 'What treats asthma?' });
 * return <p>{data?.sparql ?? data?.reason}</p>;
 * ```
 */
export const useQuestionSparql = /* @__PURE__ */ createHook(questionSparqlOptions);

/**
 * {@link useQuestionSparql} for Suspense.
 * @example `const { data } = useSuspenseQuestionSparql({ question: 'What treats asthma?' });`
 */
export const useSuspenseQuestionSparql = /* @__PURE__ */ createSuspenseHook(questionSparqlOptions);

/**
 * Answers up to 100 questions in one request, one entry each, in their order.
 * @example
 * ```tsx
 * const { data } = useAnswers({ questions: ['What treats asthma?'] });
 * return <p>{data?.map(({ answer }) => answer?.answer || 'no answer').join()}</p>;
 * ```
 */
export const useAnswers = /* @__PURE__ */ createHook(answersOptions);

/**
 * {@link useAnswers} for Suspense.
 * @example `const { data } = useSuspenseAnswers({ questions: ['What treats asthma?'] });`
 */
export const useSuspenseAnswers = /* @__PURE__ */ createSuspenseHook(answersOptions);
