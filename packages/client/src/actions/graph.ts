import type { EntityIri, NodeType } from '@biographql/core';
import { GraphInsightsDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import type { RequestOptions } from '../document.js';
import type { EntityNode, Neighborhood } from '../generated/answers.js';
import { BY_OFFSET, iterateItems } from '../iterate-pages.js';
import { type NamingClient, requireField, toSubtype } from '../wire/fields.js';

/** The start, by identifier or by name, and which neighbors to return. */
export type NeighborSearch = (
  | {
      /** An IRI, a QID, or a `wd:` name. */
      readonly entity: string;
      readonly label?: undefined;
    }
  | {
      /** A label or alias, in any letter case; of several entities the most popular. */
      readonly label: string;
      readonly entity?: undefined;
    }
) & {
  /** Only neighbors of these types. Default: all. */
  readonly types?: readonly NodeType[] | undefined;
  /** The greatest number of neighbors, 1 to 200, default 10. */
  readonly limit?: number | undefined;
  /** Neighbors to skip, default 0. */
  readonly offset?: number | undefined;
  /** Facts of up to 400 subtypes. Default: genes, drugs, targets, functions, processes and cell components; `true`:
   * also symptoms, causes, markers, risk factors, locations and side effects; `false`: none. */
  readonly includeSubtypes?: boolean | undefined;
  /** `GENE_PROTEIN` (default): where a gene and its protein are both neighbors, the gene stands for both. `NONE`: each is a neighbor. */
  readonly conflate?: 'GENE_PROTEIN' | 'NONE' | undefined;
};

/**
 * Returns the neighbors of an entity in both directions, the most relevant first, with the edges to them.
 * @throws ClientError (OperationError with `ENTITY_NOT_FOUND` for an unknown entity).
 * @example
 * ```ts
 * const { neighbors, total } = await getNeighbors(client, { entity: 'Q35869', types: ['MEDICATION'], limit: 5 });
 * console.log(total, neighbors.map(({ label }) => label));
 * ```
 */
export async function getNeighbors(
  client: BioGraphQLClient,
  search: NeighborSearch,
  options?: RequestOptions,
): Promise<Neighborhood> {
  const names = {
    entity: 'startNode',
    label: 'startNodeName',
    types: 'nodeTypes',
    limit: 'maxNeighbors',
  } as const;
  const { graphInsights } = await (client as NamingClient).request(GraphInsightsDocument, search, {
    ...options,
    names,
  });
  const {
    __typename,
    rootNode,
    nodes: found,
    edges,
    totalNeighbors: total,
    totalEntries: entries,
    inheritedNeighbors: inherited,
    ...rest
  } = requireField(graphInsights?.data, 'graphInsights.data');
  const nodes = found.map(({ id, name, type, properties }) => ({
    iri: id as EntityIri,
    label: name,
    type,
    facts: Object.fromEntries(properties.map(({ name: fact, values }) => [fact, values])),
  }));
  return {
    ...rest,
    total,
    entries,
    inherited,
    root: { iri: rootNode.id as EntityIri, label: rootNode.name },
    nodes,
    neighbors: nodes.slice(1),
    edges: edges.map(({ start, end, inheritedFrom, ...edge }) => ({
      ...edge,
      inheritedFrom: inheritedFrom && toSubtype(inheritedFrom),
      subject: start.id as EntityIri,
      object: end.id as EntityIri,
    })),
  };
}

/**
 * Walks over all neighbors of an entity, the most relevant first, fetching a part of the list (of 200, unless `limit`
 * says otherwise) when it is needed. Begins at `offset`. Each neighbor comes once.
 * @throws what `getNeighbors` throws, at the part that fails.
 * @example
 * ```ts
 * for await (const { label } of iterateNeighbors(client, { entity: 'Q35869', types: ['GENE'] })) {
 *   console.log(label);
 * }
 * ```
 */
export function iterateNeighbors(
  client: BioGraphQLClient,
  search: NeighborSearch,
  options?: RequestOptions,
): AsyncGenerator<EntityNode, void, undefined> {
  const { limit = 200, offset: first = 0 } = search;
  return iterateItems(
    (offset: number) => getNeighbors(client, { ...search, limit, offset }, options),
    { ...BY_OFFSET, first },
    ({ neighbors }) => neighbors,
    ({ iri }) => iri,
  );
}
