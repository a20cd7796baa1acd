import type { CallOptions, EntityIri, NodeType } from '@biographql/core';
import { GraphInsightsDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { requireField, type Subtype, toSubtype } from '../wire/fields.js';
import { send } from '../wire/variables.js';

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
  /** Whether a class also has the facts of its subtypes. Default: genes, drugs and targets; `true`: symptoms, causes and markers as well. */
  readonly includeSubtypes?: boolean | undefined;
  /** `GENE_PROTEIN` (default): where a gene and its protein are both neighbors, the gene stands for both. `NONE`: each is a neighbor. */
  readonly conflate?: 'GENE_PROTEIN' | 'NONE' | undefined;
};

/** An entity of a neighborhood. */
export interface EntityNode {
  readonly iri: EntityIri;
  /** Its label, or its identifier when it has none. */
  readonly label: string;
  /** Its main type. */
  readonly type: NodeType;
  /** A few facts for display, by name. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
}

/** A claim between the start, or one of its subtypes, and a neighbor, in either direction. */
export interface Edge {
  readonly id: string;
  readonly subject: EntityIri;
  readonly object: EntityIri;
  /** The property's code, e.g. `P2176`, or its IRI when it has none. */
  readonly property: string;
  /** The label of the property. */
  readonly label: string;
  /** The subtype that the claim is about in place of the start; null for a direct claim. */
  readonly inheritedFrom: Subtype | null;
}

/** An entity with its neighbors. */
export interface Neighborhood {
  /** What is shown, in a few words. */
  readonly description: string;
  readonly root: { readonly iri: EntityIri; readonly label: string };
  /** The root first, then its neighbors, the most relevant first. */
  readonly nodes: readonly EntityNode[];
  readonly edges: readonly Edge[];
  /** All neighbors of the requested types, on all pages. */
  readonly total: number;
  /** The same, with genes and their proteins counted separately. */
  readonly entries: number;
  /** How many of these are inherited: only subtypes of the start are linked to them. */
  readonly inherited: number;
  /** How many neighbors come before the first of these. */
  readonly offset: number;
  /** Whether the entity has more claims than were read, so that the counts are lower bounds. */
  readonly isPartial: boolean;
  /** All neighbors by type, whatever types are wanted, the most frequent type first; one of several types counts for each. */
  readonly countsByType: readonly NeighborCount[];
  /** What the neighbors are ordered by, in words. */
  readonly orderedBy: string;
}

/** How many neighbors are of a type. */
export interface NeighborCount {
  readonly type: NodeType;
  readonly count: number;
  /** How many of these are inherited from subtypes. */
  readonly inherited: number;
}

/**
 * Returns the neighbors of an entity in both directions, the most relevant first, with the edges to them.
 * @throws ClientError (OperationError with `ENTITY_NOT_FOUND` for an unknown entity); an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * const { root, edges } = await getNeighbors(client, { entity: 'Q35869', types: ['MEDICATION'], limit: 5 });
 * console.log(root.label, edges.map(({ label, object }) => `${label} ${object}`));
 * ```
 */
export async function getNeighbors(
  client: BioGraphQLClient,
  search: NeighborSearch,
  options?: CallOptions,
): Promise<Neighborhood> {
  const { graphInsights } = await send(
    client,
    GraphInsightsDocument,
    search,
    {
      entity: 'startNode',
      label: 'startNodeName',
      types: 'nodeTypes',
      limit: 'maxNeighbors',
      offset: 'offset',
      includeSubtypes: 'includeSubtypes',
      conflate: 'conflate',
    },
    options,
  );
  const { description, rootNode, nodes, edges, totalNeighbors, inheritedNeighbors, ...rest } =
    requireField(graphInsights?.data, 'graphInsights.data');
  const { totalEntries, offset, isPartial, countsByType, orderedBy } = rest;
  return {
    description,
    total: totalNeighbors,
    entries: totalEntries,
    inherited: inheritedNeighbors,
    offset,
    isPartial,
    countsByType,
    orderedBy,
    root: { iri: rootNode.id as EntityIri, label: rootNode.name },
    nodes: nodes.map(({ id, name, type, properties }) => ({
      iri: id as EntityIri,
      label: name,
      type,
      facts: Object.fromEntries(properties.map(({ name: fact, values }) => [fact, values])),
    })),
    edges: edges.map(({ start, end, inheritedFrom, ...edge }) => ({
      ...edge,
      inheritedFrom: inheritedFrom && toSubtype(inheritedFrom),
      subject: start.id as EntityIri,
      object: end.id as EntityIri,
    })),
  };
}
