import {
  type BioGraphQLClient,
  type InsightSearch,
  type TopAffiliation,
  topAffiliations,
} from '@biographql/client';
import { type ActionOptions, actionOptions } from './action-options.js';

/**
 * The options behind `useTopAffiliations`: at most 10. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { topAffiliationsOptions } from '@biographql/react/options';
 * import { QueryClient } from '@tanstack/react-query';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(topAffiliationsOptions(client, { text: 'asthma' }));
 * ```
 */
export function topAffiliationsOptions(
  client: BioGraphQLClient,
  input: InsightSearch,
): ActionOptions<readonly TopAffiliation[]> {
  return actionOptions(client, 'topAffiliations', topAffiliations, input);
}
