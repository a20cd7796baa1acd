import { setImmediate } from 'node:timers/promises';
import type { CallOptions, EntityIri, EntityType } from '@biographql/core';
import type { Engines, EntityRecord } from '@biographql/engines';
import type { Vocabulary } from '@biographql/vocabulary';
import { type EntityReference, type ResolveEntity, unlabeledRecord } from './entity-resolver.js';
import { countReferences } from './neighbor-references.js';
import {
  compareNeighbors,
  groupByNeighbor,
  type Neighbor,
  toNeighbor,
} from './neighbor-relevance.js';
import { type ScannedEdge, scanNeighbors } from './neighbor-scan.js';
import type { PropertyLabels } from './property-labels.js';

export type { Neighbor } from './neighbor-relevance.js';

/** A claim between the start and a neighbor, in the direction in which the graph states it. */
export interface NeighborEdge {
  readonly subject: EntityIri;
  /** The property's code, or its IRI when it has none. */
  readonly property: string;
  /** The property's label; its code or IRI when the graph has none. */
  readonly label: string;
  readonly object: EntityIri;
}

/** An entity with the most relevant of its neighbors. */
export interface Neighborhood {
  readonly start: EntityRecord;
  /** The most relevant first. */
  readonly neighbors: readonly Neighbor[];
  /** Every claim between the start and these neighbors, in the order of the neighbors. */
  readonly edges: readonly NeighborEdge[];
  /** Neighbors of the wanted types among the claims that were read. */
  readonly total: number;
  /** Whether the entity has more claims than were read, so that `total` is a lower bound. */
  readonly isPartial: boolean;
}

/** Which neighbors are wanted. */
export interface NeighborhoodOptions extends CallOptions {
  /** Only neighbors of any of these types, chosen before the cut; empty or absent means all. */
  readonly types?: readonly EntityType[];
  /** Greatest number of neighbors. @defaultValue 10 */
  readonly limit?: number;
}

/** Finds what an entity is tied to. */
export interface NeighborhoodService {
  /**
   * The neighbors in both directions, the most relevant first. A neighbor counts once, however many claims there are.
   * @throws EntityNotFoundError.
   */
  neighbors(reference: EntityReference, options?: NeighborhoodOptions): Promise<Neighborhood>;
}

/** What a neighborhood service stands on. */
export interface NeighborhoodParts extends Pick<Engines, 'graph' | 'labels'> {
  readonly resolveEntity: ResolveEntity;
  readonly propertyLabels: PropertyLabels;
  readonly vocabulary: Vocabulary;
}

const DEFAULT_LIMIT = 10;

/** Reads the graph: two queries per direction, for a hub one more per property. */
export function createNeighborhoodService(parts: NeighborhoodParts): NeighborhoodService {
  return {
    async neighbors(reference, { types = [], limit = DEFAULT_LIMIT, signal } = {}) {
      const found = await parts.resolveEntity(reference, { signal });
      const { edges, isPartial } = await scanNeighbors(parts, found.iri, { signal });
      // The label index counts the edges of the entities it knows; those of another are counted here.
      const start = { ...found, degree: found.degree || edges.length };
      const groups = groupByNeighbor(edges);
      const [references, records] = await Promise.all([
        countReferences(parts, start.iri, { edges, signal }),
        lookup(parts, [...groups.keys()], signal),
      ]);
      const candidates = [...groups].flatMap(([iri, edges]): readonly Neighbor[] => {
        const record = records.get(iri) ?? unlabeledRecord(iri);
        if (types.length > 0 && !record.types.some((type) => types.includes(type))) return [];
        return [
          toNeighbor(parts.vocabulary, record, { edges, references: references.get(iri) ?? 0 }),
        ];
      });
      const neighbors = candidates.sort(compareNeighbors).slice(0, limit);
      return {
        start,
        neighbors,
        edges: await nameEdges(parts, { start, neighbors, signal }),
        total: candidates.length,
        isPartial,
      };
    },
  };
}

/** Entities looked up at a time: other requests run between, however many neighbors a hub has. */
const LOOKUP_CHUNK = 500;

async function lookup(
  { labels }: NeighborhoodParts,
  iris: readonly EntityIri[],
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, EntityRecord>> {
  const records = new Map<string, EntityRecord>();
  for (let start = 0; start < iris.length; start += LOOKUP_CHUNK) {
    if (start > 0) await setImmediate();
    signal?.throwIfAborted();
    const chunk = await labels.lookup(iris.slice(start, start + LOOKUP_CHUNK), { signal });
    for (const record of chunk) if (record) records.set(record.iri, record);
  }
  return records;
}

interface EdgesToName {
  readonly start: EntityRecord;
  readonly neighbors: readonly Neighbor[];
  readonly signal: AbortSignal | undefined;
}

async function nameEdges(
  { propertyLabels, vocabulary }: NeighborhoodParts,
  { start, neighbors, signal }: EdgesToName,
): Promise<readonly NeighborEdge[]> {
  const scanned = neighbors.flatMap(({ edges }) => [...edges].sort(byProperty(vocabulary)));
  const labels = await propertyLabels.of(
    scanned.map(({ predicate }) => predicate),
    { signal },
  );
  return scanned.map(({ predicate, isOutgoing, neighbor }) => {
    const property = vocabulary.nameOf(predicate);
    const label = labels.get(predicate) ?? property;
    return isOutgoing
      ? { subject: start.iri, property, label, object: neighbor }
      : { subject: neighbor, property, label, object: start.iri };
  });
}

function byProperty({ compareNames, nameOf }: Vocabulary) {
  return (left: ScannedEdge, right: ScannedEdge): number =>
    compareNames(nameOf(left.predicate), nameOf(right.predicate)) ||
    Number(right.isOutgoing) - Number(left.isOutgoing);
}
