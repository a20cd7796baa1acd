import type { CallOptions, EntityType } from '@biographql/core';
import { GetEntityDocument, type GetEntityQuery } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { requireField } from '../wire/fields.js';
import { send } from '../wire/variables.js';

/** The entity that is wanted, by exactly one of `entity` and `name`, and how much around it. */
export interface EntityRequest {
  /** An IRI, a QID, a `wd:` name or a CURIE. */
  readonly entity?: string | undefined;
  /** A label or an alias; of several entities the most popular. */
  readonly name?: string | undefined;
  /** Only an entity of any of these types, when it is found by name. */
  readonly types?: readonly EntityType[] | undefined;
  /** Only neighbors of these types. Default: all. */
  readonly neighborTypes?: readonly EntityType[] | undefined;
  /** 1 to 200. @defaultValue 10 */
  readonly neighbors?: number | undefined;
  /** `neighbors.pageInfo.endCursor` of the page before. */
  readonly after?: string | undefined;
  /** 1 to 100. @defaultValue 10 */
  readonly articles?: number | undefined;
}

/** An entity with its neighbors and their evidence, its articles and its insights. */
export type EntityOverview = NonNullable<GetEntityQuery['entity']>;

/**
 * Returns an entity with its neighbors, the statements and references behind them, its articles and its insights, in one
 * request.
 * @throws ClientError, with `ENTITY_NOT_FOUND` for one that is unknown; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * const { label, neighbors } = await getEntity(client, { name: 'asthma', neighborTypes: ['GENE'] });
 * console.log(label, neighbors?.edges.map(({ node }) => node.label));
 * ```
 */
export async function getEntity(
  client: BioGraphQLClient,
  request: EntityRequest,
  options?: CallOptions,
): Promise<EntityOverview> {
  const { entity } = await send(client, GetEntityDocument, request, { entity: 'iri' }, options);
  return requireField(entity, 'entity');
}
