import {
  type CallOptions,
  type EntityIri,
  EntityNotFoundError,
  type EntityType,
  isEntityIri,
} from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import {
  compareByEvidence,
  conflateGenes,
  countEvidence,
  type Engines,
  type EntityRecord,
  type Link,
  NO_EVIDENCE,
  readGenesOfProteins,
} from '@biographql/engines';
import { compareText } from '@biographql/engines/text';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import type { SparqlQuery } from '@biographql/sparql';
import { LRUCache } from 'lru-cache';
import type { EntityReference, GraphParts } from './entity-service.js';
import {
  type Conflation,
  getRelevance,
  type Neighbor,
  type NeighborEdge,
  nameEdges,
  type ScannedEdge,
  scanNeighbors,
} from './neighbor-scan.js';
import {
  type InheritedFacts,
  lookupRecords,
  readInheritedFacts,
  unlabeledRecord,
} from './read-graph.js';

export interface Neighborhood {
  readonly start: EntityRecord;
  /** The requested page: named neighbors first, then by relevance. */
  readonly neighbors: readonly Neighbor[];
  /** Every claim between the start and these neighbors, in the order of the neighbors. */
  readonly edges: readonly NeighborEdge[];
  /** Neighbors of the wanted types among the claims that were read. */
  readonly total: number;
  /** The same, with a gene and its protein counted separately. */
  readonly entries: number;
  /** How many of `total` are linked only to subtypes of the start. */
  readonly inherited: number;
  readonly offset: number;
  /** Ignores `types`, most frequent first; a neighbor of several types counts for each. */
  readonly countsByType: ReturnType<typeof countTypes>;
  /** Whether the entity has more claims than were read, so that the numbers are lower bounds. */
  readonly isPartial: boolean;
}

export interface NeighborhoodOptions extends CallOptions {
  /** Only neighbors of any of these types, filtered before paging; empty or absent means all. */
  readonly types?: readonly EntityType[];
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly includeSubtypes?: boolean | undefined;
  /** Whether a gene stands for its protein where both are neighbors. @defaultValue `GENE_PROTEIN` */
  readonly conflate?: Conflation | undefined;
}

export type NeighborhoodParts = GraphParts & Pick<Engines, 'articles'>;

const DEFAULT_LIMIT = 10;
/** Entities that are read together: more would crowd out other requests. */
const AT_ONCE = 50;
/** Ordered lists that are cached for the next page, since a dataset never changes while it is open. */
const MAX_CACHED = 64;
/** Neighbors of all cached lists together: some tens of megabytes. */
const MAX_CACHED_NEIGHBORS = 50_000;

/** Reads the claims (`scanNeighbors`) and the inherited facts, then the evidence (`countEvidence`). */
export function createNeighborhoodService(parts: NeighborhoodParts) {
  const cache = new LRUCache<string, RankedNeighbors>({
    max: MAX_CACHED,
    maxSize: MAX_CACHED_NEIGHBORS,
    sizeCalculation: ({ all }) => 1 + all.length,
  });

  async function read(entities: readonly EntityRecord[], options: NeighborhoodOptions) {
    const { includeSubtypes, signal } = options;
    const getKey = ({ iri }: EntityRecord) => `${iri} ${includeSubtypes}`;
    const known = new Map(entities.map((entity) => [entity, cache.get(getKey(entity))]));
    const missing = entities.filter((entity) => known.get(entity) === undefined);
    for (const ranked of await rank(parts, missing, { includeSubtypes, signal })) {
      known.set(ranked.found, ranked);
      cache.set(getKey(ranked.found), ranked);
    }
    const pages = entities.flatMap((entity) => {
      const ranked = known.get(entity);
      return ranked === undefined ? [] : { ...cut(ranked, options), subtypes: ranked.subtypes };
    });
    const edges = await nameEdges(parts, pages, signal);
    return pages.map(
      ({ subtypes: _, ...page }, at): Neighborhood => ({ ...page, edges: edges[at] ?? [] }),
    );
  }

  return {
    /** Neighbors in both directions, most relevant first, each once. @throws EntityNotFoundError. */
    async neighbors(reference: EntityReference, options: NeighborhoodOptions = {}) {
      const found = await parts.resolveEntity(reference, { signal: options.signal });
      const [neighborhood] = await read([found], options);
      if (neighborhood === undefined) throw new EntityNotFoundError(found.iri);
      return neighborhood;
    },
    /** The same for many entities: claims, classes and names are read in batches of 50. */
    async neighborsOf(entities: readonly EntityRecord[], options: NeighborhoodOptions = {}) {
      const all: Neighborhood[] = [];
      for (let at = 0; at < entities.length; at += AT_ONCE)
        all.push(...(await read(entities.slice(at, at + AT_ONCE), options)));
      return all;
    },
  };
}

type RankedNeighbors = Awaited<ReturnType<typeof rank>>[number];

function cut(
  { start, all, genes, isPartial }: RankedNeighbors,
  { types = [], limit = DEFAULT_LIMIT, offset = 0, conflate }: NeighborhoodOptions,
): Omit<Neighborhood, 'edges'> {
  const isWanted = (neighbor: Neighbor) => neighbor.types.some((type) => types.includes(type));
  const entries = types.length === 0 ? all : all.filter(isWanted);
  const wanted = conflate === 'NONE' ? entries : conflateGenes(entries, ({ iri }) => iri, genes);
  return {
    start,
    neighbors: wanted.slice(offset, offset + limit),
    total: wanted.length,
    entries: entries.length,
    inherited: wanted.filter(isInherited).length,
    offset,
    countsByType: countTypes(all),
    isPartial,
  };
}

/** All neighbors in order, whichever types and page are requested. */
async function rank(
  parts: NeighborhoodParts,
  entities: readonly EntityRecord[],
  { includeSubtypes, signal }: Pick<NeighborhoodOptions, 'includeSubtypes' | 'signal'>,
) {
  const { graph, articles, vocabulary } = parts;
  const select = (query: SparqlQuery) => graph.select(query, { signal });
  const readers = { select, articles, vocabulary };
  const starts = entities.map(({ iri }) => iri);
  const [claims, facts] = await Promise.all([
    scanNeighbors(readers, starts),
    readInheritedFacts(readers, starts, includeSubtypes),
  ]);
  const scans = entities.flatMap((found, at) => {
    const [scan, inherited] = [claims[at], facts[at]];
    if (scan === undefined || inherited === undefined) return [];
    const groups = new Map<EntityIri, ScannedEdge[]>();
    for (const edge of withInherited(found.iri, scan.edges, inherited, vocabulary))
      getOrAdd(groups, edge.neighbor, () => []).push(edge);
    // The label index counts the edges of the entities it knows; those of another are counted here.
    const start = { ...found, degree: found.degree || scan.edges.length };
    return { ...scan, found, start, inherited, groups };
  });
  const iris = new Set(scans.flatMap(({ groups }) => [...groups.keys()]));
  const [records, counts] = await Promise.all([
    lookupRecords(parts.labels, iris, { signal }),
    Promise.all(
      scans.map(({ start, edges, inherited: { links } }) =>
        countEvidence(readers, start, { links: edges, inherited: links, signal }),
      ),
    ),
  ]);
  return Promise.all(
    scans.map(async ({ found, start, inherited: { subtypes }, groups, isPartial }, at) => {
      const all = [...groups]
        .map(([iri, edges]) => {
          const evidence = counts[at]?.(iri) ?? NO_EVIDENCE;
          const record = records.get(iri) ?? unlabeledRecord(iri);
          const { degree, description } = record;
          const facts = { ...evidence, degree, description };
          return { ...record, relevance: getRelevance(vocabulary, edges, facts), edges };
        })
        .sort(compareByEvidence);
      const genes = await readGenesOfProteins(readers, all);
      return { found, start, all, genes, subtypes, isPartial };
    }),
  );
}

/** Adds one claim of the nearest subtype for each relation and neighbor that the start lacks. */
function withInherited(
  start: EntityIri,
  edges: readonly ScannedEdge[],
  { links, isInherited }: InheritedFacts,
  { getRelation }: Vocabulary,
): readonly ScannedEdge[] {
  const key = ({ predicate, neighbor }: Link) => `${getRelation(predicate)} ${neighbor}`;
  const stated = new Set(edges.map(key));
  const nearest = new Map<string, ScannedEdge>();
  for (const link of links) {
    const { predicate, neighbor, subtype, isOutgoing } = link;
    if (!isInherited(predicate) || neighbor === start || !isEntityIri(neighbor)) continue;
    if (stated.has(key(link)) || nearest.has(`${key(link)} ${predicate} ${isOutgoing}`)) continue;
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

function countTypes(neighbors: readonly Neighbor[]) {
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
