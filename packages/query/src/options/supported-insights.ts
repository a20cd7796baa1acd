import {
  getSupportedInsights,
  type InsightLookup,
  type SupportedInsight,
} from '@biographql/client';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `useSupportedInsights`. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { supportedInsightsOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(supportedInsightsOptions(client, { entity: 'Q35869' }));
 * ```
 */
export const supportedInsightsOptions: OptionsFunction<
  InsightLookup,
  readonly SupportedInsight[]
> = (client, input) => actionOptions(client, 'getSupportedInsights', getSupportedInsights, input);
