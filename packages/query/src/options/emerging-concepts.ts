import { type EmergingConcepts, getEmergingConcepts, type InsightSearch } from '@biographql/client';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `useEmergingConcepts`: growing topics and top entities. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { emergingConceptsOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(emergingConceptsOptions(client, { text: 'asthma' }));
 * ```
 */
export const emergingConceptsOptions: OptionsFunction<InsightSearch, EmergingConcepts> = (
  client,
  input,
) => actionOptions(client, 'getEmergingConcepts', getEmergingConcepts, input);
