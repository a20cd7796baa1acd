import { getTopAffiliations, type InsightSearch, type TopAffiliation } from '@biographql/client';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `useTopAffiliations`: at most 10. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { topAffiliationsOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(topAffiliationsOptions(client, { text: 'asthma' }));
 * ```
 */
export const topAffiliationsOptions: OptionsFunction<InsightSearch, readonly TopAffiliation[]> = (
  client,
  input,
) => actionOptions(client, 'getTopAffiliations', getTopAffiliations, input);
