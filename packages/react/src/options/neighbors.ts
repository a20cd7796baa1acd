import {
  type BioGraphQLClient,
  type Neighborhood,
  type NeighborSearch,
  neighbors,
} from '@biographql/client';
import { type ActionOptions, actionOptions } from './action-options.js';

/**
 * The options behind `useNeighbors`: an entity with its neighbors. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { neighborsOptions } from '@biographql/react/options';
 * import { QueryClient } from '@tanstack/react-query';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(neighborsOptions(client, { entity: 'Q35869' }));
 * ```
 */
export function neighborsOptions(
  client: BioGraphQLClient,
  input: NeighborSearch,
): ActionOptions<Neighborhood> {
  return actionOptions(client, 'neighbors', neighbors, input);
}
