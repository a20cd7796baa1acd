import { findDocuments, type Question, type RelatedDocument } from '@biographql/client';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `useDocuments`: the best documents for a question. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { documentsOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(documentsOptions(client, { question: 'What treats asthma?' }));
 * ```
 */
export const documentsOptions: OptionsFunction<Question, readonly RelatedDocument[]> = (
  client,
  input,
) => actionOptions(client, 'findDocuments', findDocuments, input);
