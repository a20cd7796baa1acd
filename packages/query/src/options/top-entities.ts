import { type EntityCount, getTopEntities, type InsightSearch } from '@biographql/client';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `useTopEntities`: at most 20. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { topEntitiesOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(topEntitiesOptions(client, { text: 'asthma' }));
 * ```
 */
export const topEntitiesOptions: OptionsFunction<InsightSearch, readonly EntityCount[]> = (
  client,
  input,
) => actionOptions(client, 'getTopEntities', getTopEntities, input);
