import { type CallOptions, type EntityIri, type EntityType, isEntityIri } from '@biographql/core';
import { nextTurn } from '@biographql/core/internal';
import {
  compareByEvidence,
  countEvidence,
  type Engines,
  type EntityRecord,
  type Link,
  type Subtypes,
} from '@biographql/engines';
import { compareText } from '@biographql/engines/text';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import type { SparqlQuery } from '@biographql/sparql';
import { LRUCache } from 'lru-cache';
import { type EntityReference, type GraphParts, unlabeledRecord } from './entity-service.js';
import {
  type InheritedFacts,
  nameSubtypes,
  readInheritedFacts,
  type Subtype,
} from './inherited-facts.js';
import {
  type Conflation,
  conflateGenes,
  groupByNeighbor,
  type Neighbor,
  readGenesOfProteins,
  type ScannedEdge,
  scanNeighbors,
  toNeighbor,
} from './neighbor-scan.js';

export type { Neighbor } from './neighbor-scan.js';

export interface NeighborEdge {
  readonly subject: EntityIri;
  /** The property's code, or its IRI when it has none. */
  readonly property: string;
  readonly label: string;
  readonly object: EntityIri;
  /** The subtype that the claim is about in place of the start; null for a claim about the start itself. */
  readonly inheritedFrom: Subtype | null;
}

export interface Neighborhood {
  readonly start: EntityRecord;
  /** The wanted part of the list: those with a name first, then the most relevant first. */
  readonly neighbors: readonly Neighbor[];
  /** Every claim between the start and these neighbors, in the order of the neighbors. */
  readonly edges: readonly NeighborEdge[];
  /** Neighbors of the wanted types among the claims that were read. */
  readonly total: number;
  /** The same, with a gene and its protein counted separately. */
  readonly entries: number;
  /** How many of these only subtypes of the start are tied to. */
  readonly inherited: number;
  readonly offset: number;
  /** Whatever types are wanted, the most frequent first; a neighbor of several types counts for each. */
  readonly countsByType: readonly TypeCount[];
  /** Whether the entity has more claims than were read, so that the numbers are lower bounds. */
  readonly isPartial: boolean;
}

export interface TypeCount {
  readonly type: EntityType;
  readonly count: number;
  /** How many of these only subtypes of the start are tied to. */
  readonly inherited: number;
}

export interface NeighborhoodOptions extends CallOptions {
  /** Only neighbors of any of these types, chosen before the cut; empty or absent means all. */
  readonly types?: readonly EntityType[];
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly includeSubtypes?: boolean | undefined;
  /** Whether a gene stands for its protein where both are neighbors. @defaultValue `GENE_PROTEIN` */
  readonly conflate?: Conflation | undefined;
}

export type NeighborhoodParts = GraphParts & Pick<Engines, 'articles'>;

const DEFAULT_LIMIT = 10;
/** Entities that are read at a time: more would crowd out other requests. */
const AT_ONCE = 8;
/** Ordered lists that are cached for the next page, since a dataset never changes while it is open. */
const MAX_CACHED = 64;
/** Neighbors of all cached lists together: some tens of megabytes. */
const MAX_CACHED_NEIGHBORS = 50_000;

/** Reads the claims by two queries, for a hub one more per property; then what the order rests on (`countEvidence`). */
export function createNeighborhoodService(parts: NeighborhoodParts) {
  const cache = new LRUCache<string, RankedNeighbors>({
    max: MAX_CACHED,
    maxSize: MAX_CACHED_NEIGHBORS,
    sizeCalculation: ({ all }) => 1 + all.length,
  });
  async function read(
    found: EntityRecord,
    options: NeighborhoodOptions = {},
  ): Promise<Neighborhood> {
    const { types = [], limit = DEFAULT_LIMIT, offset = 0 } = options;
    const { includeSubtypes, conflate = 'GENE_PROTEIN', signal } = options;
    const key = `${found.iri} ${includeSubtypes}`;
    const ranked = cache.get(key) ?? (await rank(parts, found, { includeSubtypes, signal }));
    cache.set(key, ranked);
    const { start, all, genes, isPartial } = ranked;
    const isWanted = (neighbor: Neighbor) => neighbor.types.some((type) => types.includes(type));
    const entries = types.length === 0 ? all : all.filter(isWanted);
    const wanted = conflate === 'NONE' ? entries : conflateGenes(entries, genes);
    const neighbors = wanted.slice(offset, offset + limit);
    return {
      start,
      neighbors,
      edges: await nameEdges(parts, ranked, { neighbors, signal }),
      total: wanted.length,
      entries: entries.length,
      inherited: wanted.filter(isInherited).length,
      offset,
      countsByType: countTypes(all),
      isPartial,
    };
  }

  return {
    /** In both directions, the most relevant first; each counts once. @throws EntityNotFoundError. */
    async neighbors(
      reference: EntityReference,
      options?: NeighborhoodOptions,
    ): Promise<Neighborhood> {
      const found = await parts.resolveEntity(reference, { signal: options?.signal });
      return read(found, options);
    },
    async neighborsOf(
      entities: readonly EntityRecord[],
      options?: NeighborhoodOptions,
    ): Promise<readonly Neighborhood[]> {
      const all: Neighborhood[] = [];
      for (let at = 0; at < entities.length; at += AT_ONCE) {
        const some = entities.slice(at, at + AT_ONCE).map((entity) => read(entity, options));
        all.push(...(await Promise.all(some)));
      }
      return all;
    },
  };
}

interface RankedNeighbors {
  readonly start: EntityRecord;
  readonly all: readonly Neighbor[];
  readonly genes: ReadonlyMap<EntityIri, EntityIri>;
  readonly subtypes: Subtypes;
  readonly isPartial: boolean;
}

/** All neighbors in order: the same whatever types and part of the list are wanted. */
async function rank(
  parts: NeighborhoodParts,
  found: EntityRecord,
  { includeSubtypes, signal }: Pick<NeighborhoodOptions, 'includeSubtypes' | 'signal'>,
): Promise<RankedNeighbors> {
  const { graph, articles, vocabulary } = parts;
  const select = (query: SparqlQuery) => graph.select(query, { signal });
  const readers = { select, articles, vocabulary };
  const [{ edges, isPartial }, inherited] = await Promise.all([
    scanNeighbors(parts, found.iri, { signal }),
    readInheritedFacts(readers, found.iri, includeSubtypes),
  ]);
  // The label index counts the edges of the entities it knows; those of another are counted here.
  const start = { ...found, degree: found.degree || edges.length };
  const groups = groupByNeighbor(withInherited(start.iri, edges, inherited, vocabulary));
  const [getCounts, records] = await Promise.all([
    countEvidence(readers, start, { links: edges, inherited: inherited.links, signal }),
    lookup(parts, [...groups.keys()], signal),
  ]);
  const all = [...groups]
    .map(([iri, own]) => {
      const record = records.get(iri) ?? unlabeledRecord(iri);
      return toNeighbor(vocabulary, record, { edges: own, counts: getCounts(iri) });
    })
    .sort(compareByEvidence);
  const genes = await readGenesOfProteins(parts, all, signal);
  return { start, all, genes, subtypes: inherited.subtypes, isPartial };
}

/** Adds one claim of the nearest subtype by each relation that the start does not have itself. */
function withInherited(
  start: EntityIri,
  edges: readonly ScannedEdge[],
  { links, isInherited }: InheritedFacts,
  { getRelation }: Vocabulary,
): readonly ScannedEdge[] {
  const key = ({ predicate, neighbor }: Link) => `${getRelation(predicate)} ${neighbor}`;
  const own = new Set(edges.map(key));
  const nearest = new Map<string, ScannedEdge>();
  for (const link of links) {
    const { predicate, neighbor, subtype, isOutgoing } = link;
    if (!isInherited(predicate) || neighbor === start || !isEntityIri(neighbor)) continue;
    if (own.has(key(link)) || nearest.has(`${key(link)} ${predicate} ${isOutgoing}`)) continue;
    nearest.set(`${key(link)} ${predicate} ${isOutgoing}`, {
      predicate,
      isOutgoing,
      neighbor,
      subtype: subtype as EntityIri,
    });
  }
  return [...edges, ...nearest.values()];
}

function isInherited({ edges }: Neighbor): boolean {
  return edges.every(({ subtype }) => subtype !== undefined);
}

function countTypes(neighbors: readonly Neighbor[]): readonly TypeCount[] {
  const counts = new Map<EntityType, { count: number; inherited: number }>();
  for (const neighbor of neighbors)
    for (const type of new Set(neighbor.types)) {
      const { count, inherited } = counts.get(type) ?? { count: 0, inherited: 0 };
      counts.set(type, { count: count + 1, inherited: inherited + Number(isInherited(neighbor)) });
    }
  return [...counts]
    .map(([type, count]) => ({ type, ...count }))
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

async function nameEdges(
  { labels, propertyLabels, vocabulary }: NeighborhoodParts,
  { start, subtypes }: RankedNeighbors,
  { neighbors, signal }: Pick<Neighborhood, 'neighbors'> & { signal: AbortSignal | undefined },
): Promise<readonly NeighborEdge[]> {
  const scanned = neighbors.flatMap(({ edges }) => [...edges].sort(byProperty(vocabulary)));
  const [properties, classes] = await Promise.all([
    propertyLabels.of(
      scanned.map(({ predicate }) => predicate),
      { signal },
    ),
    nameSubtypes(
      { labels },
      subtypes,
      scanned.flatMap(({ subtype }) => subtype ?? []),
      signal,
    ),
  ]);
  return scanned.map(({ predicate, isOutgoing, neighbor, subtype }) => {
    const property = vocabulary.readName(predicate);
    const label = properties.get(predicate) ?? property;
    const [subject, object] = isOutgoing ? [start.iri, neighbor] : [neighbor, start.iri];
    return { subject, property, label, object, inheritedFrom: classes.get(subtype ?? '') ?? null };
  });
}

function byProperty({ compareNames, readName }: Vocabulary) {
  return (left: ScannedEdge, right: ScannedEdge): number =>
    compareNames(readName(left.predicate), readName(right.predicate)) ||
    Number(right.isOutgoing) - Number(left.isOutgoing);
}
