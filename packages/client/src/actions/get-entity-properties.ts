import type { CallOptions, NodeType } from '@biographql/core';
import { NodePropertiesDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { type EntityProperties, toEntityProperties } from '../wire/entity-properties.js';
import { send } from '../wire/variables.js';

/** The entity whose properties are wanted. */
export interface EntityLookup {
  /** An IRI, a QID, or a `wd:` name. */
  readonly entity: string;
  /** Only values that are entities of these types. Default: all. */
  readonly types?: readonly NodeType[] | undefined;
  /** The greatest number of values per property, 1 to 200, default 10. */
  readonly limit?: number | undefined;
}

/**
 * Returns the other names of an entity, its description, and its direct claims.
 * @throws ClientError (OperationError with `ENTITY_NOT_FOUND` for an unknown entity); an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * const { description, claims } = await getEntityProperties(client, { entity: 'Q35869' });
 * const drugs = claims.find(({ property }) => property === 'P2176');
 * console.log(description, drugs?.values.map(({ label }) => label));
 * ```
 */
export async function getEntityProperties(
  client: BioGraphQLClient,
  lookup: EntityLookup,
  options?: CallOptions,
): Promise<EntityProperties> {
  const { nodeProperties } = await send(
    client,
    NodePropertiesDocument,
    lookup,
    { entity: 'startNode', types: 'nodeTypes', limit: 'maxNeighbors' },
    options,
  );
  return toEntityProperties(nodeProperties?.properties ?? []);
}
