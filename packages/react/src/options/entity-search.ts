import {
  type BioGraphQLClient,
  type EntityHit,
  type EntitySearch,
  searchEntities,
} from '@biographql/client';
import { type ActionOptions, actionOptions } from './action-options.js';

/**
 * The options behind `useEntitySearch`, without its pause: entities by label, at most 10. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { entitySearchOptions } from '@biographql/react/options';
 * import { QueryClient } from '@tanstack/react-query';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(entitySearchOptions(client, { text: 'asth' }));
 * ```
 */
export function entitySearchOptions(
  client: BioGraphQLClient,
  input: EntitySearch,
): ActionOptions<readonly EntityHit[]> {
  return actionOptions(client, 'searchEntities', searchEntities, input);
}
