import { type EntityHit, type EntitySearch, searchEntities } from '@biographql/client';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `useEntities`, without its pause: entities by label, at most 10. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { entitiesOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(entitiesOptions(client, { text: 'asth' }));
 * ```
 */
export const entitiesOptions: OptionsFunction<EntitySearch, readonly EntityHit[]> = (
  client,
  input,
) => actionOptions(client, 'searchEntities', searchEntities, input);
