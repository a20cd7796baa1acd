import type { CallOptions } from '@biographql/core';
import { EntityVectorsDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { send } from '../wire/variables.js';

/** The entities whose vectors are wanted. */
export interface EntityVectorLookup {
  /** QIDs, `wd:` names or IRIs, at most 1,000. */
  readonly entities: readonly string[];
}

/**
 * Returns the vectors of entities that were learned from the graph's edges: same length, same order, null for an entity
 * that was not learned.
 * @throws ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * const data = await getEntityVectors(client, { entities: ['Q35869', 'Q12078'] });
 * console.log(data[0]?.length); // 64
 * ```
 */
export async function getEntityVectors(
  client: BioGraphQLClient,
  lookup: EntityVectorLookup,
  options?: CallOptions,
): Promise<readonly (readonly number[] | null)[]> {
  const { executeVectorFunction } = await send(
    client,
    EntityVectorsDocument,
    lookup,
    { entities: 'graphIds' },
    options,
  );
  return (executeVectorFunction ?? []).map(({ vector }) => vector);
}
