import { type EntityLookup, type EntityProperties, getEntityProperties } from '@biographql/client';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `useEntityProperties`: names, description and direct claims. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { entityPropertiesOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(entityPropertiesOptions(client, { entity: 'Q35869' }));
 * ```
 */
export const entityPropertiesOptions: OptionsFunction<EntityLookup, EntityProperties> = (
  client,
  input,
) => actionOptions(client, 'getEntityProperties', getEntityProperties, input);
