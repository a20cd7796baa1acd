import { type EntityIri, isEntityIri } from '@biographql/core';
import {
  type EntityRecord,
  type EvidenceFacts,
  evidenceScore,
  type Subtypes,
} from '@biographql/engines';
import { compareText } from '@biographql/engines/text';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import { iri, select, values, withLimit } from '@biographql/sparql';
import type { PropertyReaders } from './entity-properties.js';
import { lookupRecords, nameSubtypes, type Select, type Subtype } from './read-graph.js';

export interface ScannedEdge {
  readonly predicate: string;
  readonly isOutgoing: boolean;
  readonly neighbor: EntityIri;
  /** The subtype that an inherited claim is about. */
  readonly subtype?: EntityIri;
}

/** Maximum number of triples of one direction that are read completely; an entity with more is a hub. */
export const TRIPLES_PER_DIRECTION = 5_000;

/** Claims of a hub per property and direction, the first in the store's order: sorting all would cost more than the rest. */
export const CLAIMS_PER_PROPERTY = 2_000;

type Claim = readonly [predicate: string, neighbor: string];

interface GraphReader {
  readonly select: Select;
  readonly vocabulary: Vocabulary;
}

/** Maximum triples that one query reads for several entities; above, each entity has its own query. */
const TRIPLES_TOGETHER = 20_000;

/**
 * Reads the claims that link entities to others, without self-links and literals: one query per direction, more for
 * hubs or many claims. Same length and order as the entities.
 */
export async function scanNeighbors(reader: GraphReader, entities: readonly EntityIri[]) {
  const [outgoing, incoming] = await Promise.all([
    scanDirection(reader, entities, true),
    scanDirection(reader, entities, false),
  ]);
  return outgoing.map((scan, at) => ({
    edges: [...scan.edges, ...(incoming[at]?.edges ?? [])],
    isPartial: scan.isPartial || incoming[at]?.isPartial === true,
  }));
}

async function scanDirection(
  reader: GraphReader,
  entities: readonly EntityIri[],
  isOutgoing: boolean,
): Promise<readonly { readonly edges: readonly ScannedEdge[]; readonly isPartial: boolean }[]> {
  const claim = isOutgoing ? '?entity ?predicate ?neighbor' : '?neighbor ?predicate ?entity';
  const text = `SELECT ?entity ?predicate ?neighbor WHERE { VALUES ?entity $entities ${claim} FILTER(ISIRI(?neighbor)) }`;
  const query = select(text as string, { entities: values(entities.map((each) => iri(each))) });
  const limit = entities.length > 1 ? TRIPLES_TOGETHER : TRIPLES_PER_DIRECTION;
  const { solutions } = await reader.select(withLimit(query, limit + 1));
  if (solutions.length > limit && entities.length > 1) {
    const scans = entities.map((entity) => scanDirection(reader, [entity], isOutgoing));
    return (await Promise.all(scans)).flat();
  }
  const rows = new Map(entities.map((entity) => [entity as string, [] as Claim[]]));
  for (const [entity, predicate, neighbor] of solutions)
    rows.get(entity?.value ?? '')?.push([predicate?.value ?? '', neighbor?.value ?? '']);
  return Promise.all(
    entities.map(async (entity) => {
      const entityClaims = rows.get(entity) ?? [];
      const isHub = entityClaims.length > TRIPLES_PER_DIRECTION;
      const claims = isHub ? await scanHub(reader, entity, isOutgoing) : [entityClaims];
      const groups = claims.map((group) =>
        group.flatMap(([predicate, neighbor]): readonly ScannedEdge[] => {
          const isEdge = reader.vocabulary.isEdge(predicate) && neighbor !== entity;
          return isEdge && isEntityIri(neighbor) ? [{ predicate, isOutgoing, neighbor }] : [];
        }),
      );
      const isPartial = isHub && groups.some(({ length }) => length >= CLAIMS_PER_PROPERTY);
      return { edges: groups.flat(), isPartial };
    }),
  );
}

async function scanHub(
  { select: run, vocabulary }: GraphReader,
  entity: EntityIri,
  isOutgoing: boolean,
): Promise<readonly (readonly Claim[])[]> {
  const [subject, object] = isOutgoing ? ['$entity', '?neighbor'] : ['?neighbor', '$entity'];
  const predicates = `SELECT DISTINCT ?predicate WHERE { ${subject} ?predicate ${object} }`;
  const claims = `SELECT ?neighbor WHERE { ${subject} $predicate ${object} FILTER(ISIRI(?neighbor)) }`;
  const kinds = await run(select(predicates as string, { entity: iri(entity) }));
  return Promise.all(
    kinds.solutions
      .flatMap(([predicate]) => predicate?.value ?? [])
      .filter((predicate) => vocabulary.isEdge(predicate))
      .sort(compareText)
      .map(async (predicate) => {
        const query = select(claims as string, { entity: iri(entity), predicate: iri(predicate) });
        const { solutions } = await run(withLimit(query, CLAIMS_PER_PROPERTY));
        return solutions.map(([neighbor]): Claim => [predicate, neighbor?.value ?? '']);
      }),
  );
}

export interface Neighbor extends EntityRecord {
  /** Orders the named neighbors of one start; has no unit. */
  readonly relevance: number;
  readonly edges: readonly ScannedEdge[];
}

/**
 * (1 + evidence score) x (sum of the weights of the relations, a property and its inverse counted once): a specific relation
 * weighs more than membership.
 */
export function getRelevance(
  { getRelation, getWeight }: Vocabulary,
  edges: readonly Pick<ScannedEdge, 'predicate'>[],
  facts: EvidenceFacts,
): number {
  const relations = new Set(edges.map(({ predicate }) => getRelation(predicate)));
  const weight = [...relations].reduce((sum, relation) => sum + getWeight(relation), 0);
  return (1 + evidenceScore(facts)) * weight;
}

export type Conflation = 'GENE_PROTEIN' | 'NONE';

export interface NeighborEdge {
  /** Unique id of the claim, the same in every response. */
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

interface NeighborPage {
  readonly start: EntityRecord;
  readonly subtypes: Subtypes;
  readonly neighbors: readonly Neighbor[];
}

/** The claims between each page's start and its neighbors, in the order of the neighbors. */
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
  const inheriting = scanned.map((links) => new Set(links.flatMap(({ subtype }) => subtype ?? [])));
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
