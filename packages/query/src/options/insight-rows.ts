import { getInsightRows, type InsightRows, type InsightRowsLookup } from '@biographql/client';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `useInsightRows`. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { insightRowsOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(insightRowsOptions(client, { entity: 'Q35869', type: 'SYMPTOMS' }));
 * ```
 */
export const insightRowsOptions: OptionsFunction<InsightRowsLookup, InsightRows> = (
  client,
  input,
) => actionOptions(client, 'getInsightRows', getInsightRows, input);
