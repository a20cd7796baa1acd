import {
  type BioGraphQLClient,
  type InsightSearch,
  type TopAuthor,
  topAuthors,
} from '@biographql/client';
import { type ActionOptions, actionOptions } from './action-options.js';

/**
 * The options behind `useTopAuthors`: at most 10. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { topAuthorsOptions } from '@biographql/react/options';
 * import { QueryClient } from '@tanstack/react-query';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(topAuthorsOptions(client, { text: 'asthma' }));
 * ```
 */
export function topAuthorsOptions(
  client: BioGraphQLClient,
  input: InsightSearch,
): ActionOptions<readonly TopAuthor[]> {
  return actionOptions(client, 'topAuthors', topAuthors, input);
}
