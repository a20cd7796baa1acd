import { getQuestionSparql, type QuestionText, type QuestionTranslation } from '@biographql/client';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `useQuestionSparql`. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { questionSparqlOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(questionSparqlOptions(client, { question: 'What treats asthma?' }));
 * ```
 */
export const questionSparqlOptions: OptionsFunction<QuestionText, QuestionTranslation> = (
  client,
  input,
) => actionOptions(client, 'getQuestionSparql', getQuestionSparql, input);
