import type { CallOptions, PredicateMatch } from '@biographql/core';
import { PredicatesByNameDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { send } from '../wire/variables.js';
import type { NameSearch } from './get-entities-by-name.js';

/**
 * Finds properties of the graph by name, with the number of triples that use each: exact names first, then the most used.
 * @throws ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * const data = await getPredicatesByName(client, { text: 'treatment', strategy: 'CONTAINS' });
 * console.log(data.map(({ pid }) => pid)); // ['P2176', 'P2175']
 * ```
 */
export async function getPredicatesByName(
  client: BioGraphQLClient,
  search: NameSearch,
  options?: CallOptions,
): Promise<readonly PredicateMatch[]> {
  const { searchPredicates } = await send(
    client,
    PredicatesByNameDocument,
    search,
    { text: 'name', strategy: 'matchingStrategy' },
    options,
  );
  return searchPredicates ?? [];
}
