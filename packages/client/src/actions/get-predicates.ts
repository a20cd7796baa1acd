import type { CallOptions, PredicateMatch } from '@biographql/core';
import { PredicatesDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { send } from '../wire/variables.js';

/** The name of a property. */
export interface PredicateLookup {
  /** A label or an alias, or a part of one. */
  readonly label: string;
}

/**
 * Returns the properties of the graph whose label or alias holds a text: exact names first, then the most used, at most 100.
 * @throws ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * const data = await getPredicates(client, { label: 'genetic association' });
 * console.log(data[0]?.pid); // 'P2293'
 * ```
 */
export async function getPredicates(
  client: BioGraphQLClient,
  lookup: PredicateLookup,
  options?: CallOptions,
): Promise<readonly PredicateMatch[]> {
  const { getPredicates } = await send(client, PredicatesDocument, lookup, {}, options);
  return getPredicates ?? [];
}
