import { getEntitiesByName, type NameSearch } from '@biographql/client';
import type { EntityMatch } from '@biographql/core';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `useEntitiesByName`. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { entitiesByNameOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(entitiesByNameOptions(client, { text: 'asthma', strategy: 'EXACT' }));
 * ```
 */
export const entitiesByNameOptions: OptionsFunction<NameSearch, readonly EntityMatch[]> = (
  client,
  input,
) => actionOptions(client, 'getEntitiesByName', getEntitiesByName, input);
