import { getAnswer, type Question, type QuestionAnswer } from '@biographql/client';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `useAnswer`: answers with their documents. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { answerOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(answerOptions(client, { question: 'What treats asthma?' }));
 * ```
 */
export const answerOptions: OptionsFunction<Question, QuestionAnswer> = (client, input) =>
  actionOptions(client, 'getAnswer', getAnswer, input);
