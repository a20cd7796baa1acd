import type { EntityIri } from '@biographql/core';
import type { EntityRecord, Subtypes } from '@biographql/engines';
import type { PropertyReaders } from './entity-properties.js';
import { nameSubtypes, type Subtype } from './inherited-facts.js';
import type { Neighbor } from './neighbor-scan.js';
import { lookupRecords } from './read-graph.js';

/** A claim that links two entities. */
export interface NeighborEdge {
  /** The claim itself: the same in every answer, and different for every claim. */
  readonly id: string;
  readonly start: EdgeEnd;
  readonly end: EdgeEnd;
  /** The property's code, or its IRI when it has none. */
  readonly property: string;
  readonly label: string;
  /** The subtype that the claim is about in place of the start; null for a claim about the start itself. */
  readonly inheritedFrom: Subtype | null;
}

export interface EdgeEnd extends EntityRecord {
  readonly id: EntityIri;
}

/** A part of the neighbors of a start. */
interface NeighborPage {
  readonly start: EntityRecord;
  readonly subtypes: Subtypes;
  readonly neighbors: readonly Neighbor[];
}

/** The claims between the starts and the neighbors of their pages, in the order of these. */
export async function nameEdges(
  { labels, propertyLabels, vocabulary }: PropertyReaders,
  pages: readonly NeighborPage[],
  signal: AbortSignal | undefined,
): Promise<readonly (readonly NeighborEdge[])[]> {
  const { compareNames, readName } = vocabulary;
  const scanned = pages.map(({ neighbors }) =>
    neighbors.flatMap((neighbor) =>
      neighbor.edges
        .map((edge) => ({ ...edge, record: neighbor, property: readName(edge.predicate) }))
        .sort(
          (left, right) =>
            compareNames(left.property, right.property) ||
            Number(right.isOutgoing) - Number(left.isOutgoing),
        ),
    ),
  );
  const inheriting = scanned.map((own) => new Set(own.flatMap(({ subtype }) => subtype ?? [])));
  const ways = pages.flatMap(({ subtypes }, at) =>
    [...(inheriting[at] ?? [])].flatMap((subtype) => subtypes.pathFrom(subtype)),
  );
  const predicates = scanned.flat().map(({ predicate }) => predicate);
  const [properties, records] = await Promise.all([
    propertyLabels.of(predicates, { signal }),
    lookupRecords(labels, ways, { signal }),
  ]);
  return pages.map(({ start, subtypes }, at) => {
    const classes = nameSubtypes(records, subtypes, inheriting[at] ?? []);
    return (scanned[at] ?? []).map(({ predicate, isOutgoing, record, property, subtype }) => {
      const [from, to] = isOutgoing ? [start, record] : [record, start];
      return {
        id: `${from.iri}|${property}|${to.iri}`,
        start: toEnd(from),
        end: toEnd(to),
        property,
        label: properties.get(predicate) ?? property,
        inheritedFrom: classes.get(subtype ?? '') ?? null,
      };
    });
  });
}

function toEnd({ iri, label, description, types, degree }: EntityRecord): EdgeEnd {
  return { id: iri, iri, label, description, types, degree };
}
