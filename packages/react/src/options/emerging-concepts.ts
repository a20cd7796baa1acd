import {
  type BioGraphQLClient,
  type EmergingConcepts,
  emergingConcepts,
  type InsightSearch,
} from '@biographql/client';
import { type ActionOptions, actionOptions } from './action-options.js';

/**
 * The options behind `useEmergingConcepts`: growing topics and top entities. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { emergingConceptsOptions } from '@biographql/react/options';
 * import { QueryClient } from '@tanstack/react-query';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(emergingConceptsOptions(client, { text: 'asthma' }));
 * ```
 */
export function emergingConceptsOptions(
  client: BioGraphQLClient,
  input: InsightSearch,
): ActionOptions<EmergingConcepts> {
  return actionOptions(client, 'emergingConcepts', emergingConcepts, input);
}
