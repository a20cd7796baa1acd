import {
  type BioGraphQLClient,
  type InsightLookup,
  type SupportedInsight,
  supportedInsights,
} from '@biographql/client';
import { type ActionOptions, actionOptions } from './action-options.js';

/**
 * The options behind `useSupportedInsights`. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { supportedInsightsOptions } from '@biographql/react/options';
 * import { QueryClient } from '@tanstack/react-query';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(supportedInsightsOptions(client, { entity: 'Q35869' }));
 * ```
 */
export function supportedInsightsOptions(
  client: BioGraphQLClient,
  input: InsightLookup,
): ActionOptions<readonly SupportedInsight[]> {
  return actionOptions(client, 'supportedInsights', supportedInsights, input);
}
