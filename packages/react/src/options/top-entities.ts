import {
  type BioGraphQLClient,
  type EntityCount,
  type InsightSearch,
  topEntities,
} from '@biographql/client';
import { type ActionOptions, actionOptions } from './action-options.js';

/**
 * The options behind `useTopEntities`: at most 20. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { topEntitiesOptions } from '@biographql/react/options';
 * import { QueryClient } from '@tanstack/react-query';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(topEntitiesOptions(client, { text: 'asthma' }));
 * ```
 */
export function topEntitiesOptions(
  client: BioGraphQLClient,
  input: InsightSearch,
): ActionOptions<readonly EntityCount[]> {
  return actionOptions(client, 'topEntities', topEntities, input);
}
