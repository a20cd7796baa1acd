import { type EntityResolution, type ResolvedName, resolveEntities } from '@biographql/client';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `useResolvedEntities`. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { resolvedEntitiesOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(resolvedEntitiesOptions(client, { names: ['asthma'] }));
 * ```
 */
export const resolvedEntitiesOptions: OptionsFunction<EntityResolution, readonly ResolvedName[]> = (
  client,
  input,
) => actionOptions(client, 'resolveEntities', resolveEntities, input);
