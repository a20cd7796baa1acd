import { getQuestionEntities, type QuestionText } from '@biographql/client';
import type { QuestionQid } from '@biographql/core';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `useQuestionEntities`. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { questionEntitiesOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(questionEntitiesOptions(client, { question: 'Does salbutamol treat asthma?' }));
 * ```
 */
export const questionEntitiesOptions: OptionsFunction<QuestionText, readonly QuestionQid[]> = (
  client,
  input,
) => actionOptions(client, 'getQuestionEntities', getQuestionEntities, input);
