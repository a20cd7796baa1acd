import type { CallOptions } from '@biographql/core';
import { TriplePlausibilitiesDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { send } from '../wire/variables.js';

/** The triples to score. */
export interface TripleList {
  /** Subject, property and object of each, e.g. `['Q12078', 'P2176', 'Q410358']`, at most 1,000. */
  readonly triples: readonly (readonly [subject: string, property: string, object: string])[];
}

/**
 * Says how plausible triples are, 0 to 1, by vectors that were learned from the graph's edges: same length, same order,
 * null where an entity or the property was not learned. A score, not a fact.
 * @throws ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * const data = await getTriplePlausibilities(client, { triples: [['Q35869', 'P2176', 'Q410358']] });
 * console.log(data[0]);
 * ```
 */
export async function getTriplePlausibilities(
  client: BioGraphQLClient,
  list: TripleList,
  options?: CallOptions,
): Promise<readonly (number | null)[]> {
  const { executeScoreFunction } = await send(
    client,
    TriplePlausibilitiesDocument,
    { ...list, triples: list.triples.map((triple) => [...triple]) },
    {},
    options,
  );
  return (executeScoreFunction ?? []).map(([, , , plausibility]) => plausibility);
}
