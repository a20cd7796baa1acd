import { getPredicatesByName, type NameSearch } from '@biographql/client';
import type { PredicateMatch } from '@biographql/core';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `usePredicatesByName`. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { predicatesByNameOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(predicatesByNameOptions(client, { text: 'treatment', strategy: 'CONTAINS' }));
 * ```
 */
export const predicatesByNameOptions: OptionsFunction<NameSearch, readonly PredicateMatch[]> = (
  client,
  input,
) => actionOptions(client, 'getPredicatesByName', getPredicatesByName, input);
