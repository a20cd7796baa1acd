import { getPredicates, type PredicateLookup } from '@biographql/client';
import type { PredicateMatch } from '@biographql/core';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `usePredicates`. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { predicatesOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(predicatesOptions(client, { label: 'genetic association' }));
 * ```
 */
export const predicatesOptions: OptionsFunction<PredicateLookup, readonly PredicateMatch[]> = (
  client,
  input,
) => actionOptions(client, 'getPredicates', getPredicates, input);
