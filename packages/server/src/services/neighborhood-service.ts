import type { CallOptions, EntityIri, EntityType } from '@biographql/core';
import { nextTurn } from '@biographql/core/internal';
import {
  compareByEvidence,
  countEvidence,
  type Engines,
  type EntityRecord,
} from '@biographql/engines';
import { compareText } from '@biographql/engines/text';
import type { SparqlQuery } from '@biographql/sparql';
import type { Vocabulary } from '@biographql/vocabulary';
import { LRUCache } from 'lru-cache';
import { type EntityReference, type ResolveEntity, unlabeledRecord } from './entity-resolver.js';
import { groupByNeighbor, type Neighbor, toNeighbor } from './neighbor-relevance.js';
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
  /** The wanted part of the list: those with a name first, then the most relevant first. */
  readonly neighbors: readonly Neighbor[];
  /** Every claim between the start and these neighbors, in the order of the neighbors. */
  readonly edges: readonly NeighborEdge[];
  /** Neighbors of the wanted types among the claims that were read. */
  readonly total: number;
  /** How many neighbors were passed over before the first of these. */
  readonly offset: number;
  /**
   * The neighbors of each type, whatever types are wanted, the most frequent type first; a neighbor of several types
   * counts for each, so that a number is `total` when only that type is wanted.
   */
  readonly countsByType: readonly TypeCount[];
  /** Whether the entity has more claims than were read, so that the numbers are lower bounds. */
  readonly isPartial: boolean;
}

/** How many neighbors have a type. */
export interface TypeCount {
  readonly type: EntityType;
  /** At least 1. */
  readonly count: number;
}

/** Which neighbors are wanted. */
export interface NeighborhoodOptions extends CallOptions {
  /** Only neighbors of any of these types, chosen before the cut; empty or absent means all. */
  readonly types?: readonly EntityType[];
  /** Greatest number of neighbors. @defaultValue 10 */
  readonly limit?: number;
  /** Neighbors of the order to pass over. @defaultValue 0 */
  readonly offset?: number;
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
export interface NeighborhoodParts extends Pick<Engines, 'graph' | 'labels' | 'articles'> {
  readonly resolveEntity: ResolveEntity;
  readonly propertyLabels: PropertyLabels;
  readonly vocabulary: Vocabulary;
}

const DEFAULT_LIMIT = 10;
/** Ordered lists that are kept for the next page, since a dataset never changes while it is open. */
const MOST_KEPT = 64;
/** Neighbors of all kept lists together: some tens of megabytes. */
const MOST_KEPT_NEIGHBORS = 50_000;

/** Reads the claims by two queries, for a hub one more per property; then what the order rests on (`countEvidence`). */
export function createNeighborhoodService(parts: NeighborhoodParts): NeighborhoodService {
  const kept = new LRUCache<EntityIri, RankedNeighbors>({
    max: MOST_KEPT,
    maxSize: MOST_KEPT_NEIGHBORS,
    sizeCalculation: ({ all }) => 1 + all.length,
  });
  return {
    async neighbors(reference, { types = [], limit = DEFAULT_LIMIT, offset = 0, signal } = {}) {
      const found = await parts.resolveEntity(reference, { signal });
      const ranked = kept.get(found.iri) ?? (await rank(parts, found, signal));
      kept.set(found.iri, ranked);
      const { start, all, isPartial } = ranked;
      const wanted =
        types.length === 0
          ? all
          : all.filter((neighbor) => neighbor.types.some((type) => types.includes(type)));
      const neighbors = wanted.slice(offset, offset + limit);
      return {
        start,
        neighbors,
        edges: await nameEdges(parts, { start, neighbors, signal }),
        total: wanted.length,
        offset,
        countsByType: countTypes(all),
        isPartial,
      };
    },
  };
}

interface RankedNeighbors {
  readonly start: EntityRecord;
  readonly all: readonly Neighbor[];
  readonly isPartial: boolean;
}

/** All neighbors in order: the same whatever types and part of the list are wanted. */
async function rank(
  parts: NeighborhoodParts,
  found: EntityRecord,
  signal: AbortSignal | undefined,
): Promise<RankedNeighbors> {
  const { graph, articles, vocabulary } = parts;
  const { edges, isPartial } = await scanNeighbors(parts, found.iri, { signal });
  // The label index counts the edges of the entities it knows; those of another are counted here.
  const start = { ...found, degree: found.degree || edges.length };
  const groups = groupByNeighbor(edges);
  const select = (query: SparqlQuery) => graph.select(query, { signal });
  const [countsOf, records] = await Promise.all([
    countEvidence({ select, articles, vocabulary }, start, { links: edges, signal }),
    lookup(parts, [...groups.keys()], signal),
  ]);
  const all = [...groups]
    .map(([iri, own]) => {
      const record = records.get(iri) ?? unlabeledRecord(iri);
      return toNeighbor(vocabulary, record, { edges: own, counts: countsOf(iri) });
    })
    .sort(compareByEvidence);
  return { start, all, isPartial };
}

function countTypes(neighbors: readonly Neighbor[]): readonly TypeCount[] {
  const counts = new Map<EntityType, number>();
  for (const type of neighbors.flatMap(({ types }) => [...new Set(types)]))
    counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts]
    .map(([type, count]) => ({ type, count }))
    .sort((left, right) => right.count - left.count || compareText(left.type, right.type));
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
    if (start > 0) await nextTurn();
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
