import {
  type BioGraphQLClient,
  type EntityLookup,
  type EntityProperties,
  entityProperties,
} from '@biographql/client';
import { type ActionOptions, actionOptions } from './action-options.js';

/**
 * The options behind `useEntityProperties`: names, description and direct claims. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { entityPropertiesOptions } from '@biographql/react/options';
 * import { QueryClient } from '@tanstack/react-query';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(entityPropertiesOptions(client, { entity: 'Q35869' }));
 * ```
 */
export function entityPropertiesOptions(
  client: BioGraphQLClient,
  input: EntityLookup,
): ActionOptions<EntityProperties> {
  return actionOptions(client, 'entityProperties', entityProperties, input);
}
