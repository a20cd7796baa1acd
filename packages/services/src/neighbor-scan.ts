import { type CallOptions, type EntityIri, isEntityIri } from '@biographql/core';
import type { GraphStore } from '@biographql/engines';
import { compareText } from '@biographql/engines/text';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import { iri as namedNode, type SparqlQuery, select, withLimit } from '@biographql/sparql';

/** A claim between the start entity and a neighbor. */
export interface ScannedEdge {
  /** The predicate's IRI. */
  readonly predicate: string;
  readonly isOutgoing: boolean;
  readonly neighbor: EntityIri;
  /** The subtype that the claim is about, for one that the start inherits. */
  readonly subtype?: EntityIri;
}

export interface NeighborScan {
  readonly edges: readonly ScannedEdge[];
  /** Whether the entity has more claims than were read. */
  readonly isPartial: boolean;
}

/** Up to so many triples of one direction are read as they are; an entity with more is a hub. */
export const TRIPLES_PER_DIRECTION = 5_000;

/**
 * Claims of a hub that are read per property and direction. *Homo sapiens* has tens of thousands of one kind; beyond
 * the cap the first in the store's own order are read: sorting them all would cost more than everything else.
 */
export const CLAIMS_PER_PROPERTY = 2_000;

export interface EdgeSource {
  readonly graph: GraphStore;
  readonly vocabulary: Vocabulary;
}

/**
 * Reads the claims that link an entity to others, in both directions: at most {@link TRIPLES_PER_DIRECTION} in one query
 * each, or for a hub {@link CLAIMS_PER_PROPERTY} of each property. Claims of an entity about itself and claims with
 * literals do not count.
 */
export async function scanNeighbors(
  source: EdgeSource,
  entity: EntityIri,
  options: CallOptions = {},
): Promise<NeighborScan> {
  const directions = await Promise.all([
    scanDirection({ ...source, entity, isOutgoing: true, options }),
    scanDirection({ ...source, entity, isOutgoing: false, options }),
  ]);
  return {
    edges: directions.flatMap(({ edges }) => edges),
    isPartial: directions.some(({ isPartial }) => isPartial),
  };
}

interface Direction extends EdgeSource {
  readonly entity: EntityIri;
  readonly isOutgoing: boolean;
  readonly options: CallOptions;
}

async function scanDirection(direction: Direction): Promise<NeighborScan> {
  const { entity, isOutgoing } = direction;
  const parameters = { entity: namedNode(entity) };
  const query = isOutgoing ? select(ALL_OUTGOING, parameters) : select(ALL_INCOMING, parameters);
  const rows = await run(direction, withLimit(query, TRIPLES_PER_DIRECTION + 1));
  if (rows.length > TRIPLES_PER_DIRECTION) return scanHub(direction);
  const edges = rows.flatMap(([predicate, neighbor]) =>
    predicate && neighbor ? toEdge(direction, predicate, neighbor) : [],
  );
  return { edges, isPartial: false };
}

const ALL_OUTGOING = `SELECT ?predicate ?neighbor WHERE {
  $entity ?predicate ?neighbor FILTER(ISIRI(?neighbor))
}`;
const ALL_INCOMING = `SELECT ?predicate ?neighbor WHERE {
  ?neighbor ?predicate $entity FILTER(ISIRI(?neighbor))
}`;

async function scanHub(direction: Direction): Promise<NeighborScan> {
  const { entity, isOutgoing, vocabulary } = direction;
  const parameters = { entity: namedNode(entity) };
  const query = isOutgoing
    ? select(OUTGOING_KINDS, parameters)
    : select(INCOMING_KINDS, parameters);
  const kinds = await run(direction, query);
  const groups = await Promise.all(
    kinds
      .flatMap(([predicate]) => (predicate && vocabulary.isEdge(predicate) ? [predicate] : []))
      .sort(compareText)
      .map((predicate) => scanProperty(direction, predicate)),
  );
  return {
    edges: groups.flat(),
    isPartial: groups.some(({ length }) => length >= CLAIMS_PER_PROPERTY),
  };
}

const OUTGOING_KINDS = 'SELECT DISTINCT ?predicate WHERE { $entity ?predicate ?neighbor }';
const INCOMING_KINDS = 'SELECT DISTINCT ?predicate WHERE { ?neighbor ?predicate $entity }';

async function scanProperty(
  direction: Direction,
  predicate: string,
): Promise<readonly ScannedEdge[]> {
  const parameters = { entity: namedNode(direction.entity), predicate: namedNode(predicate) };
  const query = direction.isOutgoing
    ? select(ONE_OUTGOING, parameters)
    : select(ONE_INCOMING, parameters);
  const rows = await run(direction, withLimit(query, CLAIMS_PER_PROPERTY));
  return rows.flatMap(([neighbor]) => (neighbor ? toEdge(direction, predicate, neighbor) : []));
}

const ONE_OUTGOING = `SELECT ?neighbor WHERE {
  $entity $predicate ?neighbor FILTER(ISIRI(?neighbor))
}`;
const ONE_INCOMING = `SELECT ?neighbor WHERE {
  ?neighbor $predicate $entity FILTER(ISIRI(?neighbor))
}`;

async function run(
  { graph, options }: Pick<Direction, 'graph' | 'options'>,
  query: SparqlQuery,
): Promise<readonly (readonly (string | undefined)[])[]> {
  const { solutions } = await graph.select(query, options);
  return solutions.map((solution) => solution.map((term) => term?.value));
}

function toEdge(
  { entity, isOutgoing, vocabulary }: Direction,
  predicate: string,
  neighbor: string,
): readonly ScannedEdge[] {
  const isEdge = neighbor !== entity && isEntityIri(neighbor) && vocabulary.isEdge(predicate);
  return isEdge ? [{ predicate, isOutgoing, neighbor }] : [];
}
