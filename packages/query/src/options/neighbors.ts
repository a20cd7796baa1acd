import { getNeighbors, type Neighborhood, type NeighborSearch } from '@biographql/client';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `useNeighbors`: an entity with its neighbors. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { neighborsOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(neighborsOptions(client, { entity: 'Q35869' }));
 * ```
 */
export const neighborsOptions: OptionsFunction<NeighborSearch, Neighborhood> = (client, input) =>
  actionOptions(client, 'getNeighbors', getNeighbors, input);
