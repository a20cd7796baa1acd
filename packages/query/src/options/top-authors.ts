import { getTopAuthors, type InsightSearch, type TopAuthor } from '@biographql/client';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `useTopAuthors`: at most 10. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { topAuthorsOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(topAuthorsOptions(client, { text: 'asthma' }));
 * ```
 */
export const topAuthorsOptions: OptionsFunction<InsightSearch, readonly TopAuthor[]> = (
  client,
  input,
) => actionOptions(client, 'getTopAuthors', getTopAuthors, input);
