import { type CallOptions, type EntityIri, isEntityIri } from '@biographql/core';
import {
  type Engines,
  type EntityRecord,
  type EvidenceCounts,
  type EvidenceFacts,
  evidenceScore,
  type GraphStore,
} from '@biographql/engines';
import { compareText } from '@biographql/engines/text';
import { toSparqlPath, type Vocabulary } from '@biographql/engines/vocabulary';
import {
  iri,
  iri as namedNode,
  type SparqlQuery,
  select,
  values,
  withLimit,
} from '@biographql/sparql';

/** A claim between the start entity and a neighbor. */
export interface ScannedEdge {
  readonly predicate: string;
  readonly isOutgoing: boolean;
  readonly neighbor: EntityIri;
  /** The subtype that the claim is about, for one that the start inherits. */
  readonly subtype?: EntityIri;
}

interface NeighborScan {
  readonly edges: readonly ScannedEdge[];
  readonly isPartial: boolean;
}

/** Up to so many triples of one direction are read as they are; an entity with more is a hub. */
export const TRIPLES_PER_DIRECTION = 5_000;

/** Claims of a hub per property and direction, the first in the store's order: sorting all would cost more than the rest. */
export const CLAIMS_PER_PROPERTY = 2_000;

interface EdgeSource {
  readonly graph: GraphStore;
  readonly vocabulary: Vocabulary;
}

/** Reads the claims that link an entity to others, in both directions, without claims about itself and with literals. */
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

function triple({ isOutgoing }: Direction, predicate: '?predicate' | '$predicate'): string {
  return isOutgoing ? `$entity ${predicate} ?neighbor` : `?neighbor ${predicate} $entity`;
}

async function scanDirection(direction: Direction): Promise<NeighborScan> {
  const text = `SELECT ?predicate ?neighbor WHERE { ${triple(direction, '?predicate')} FILTER(ISIRI(?neighbor)) }`;
  const query = select(text, { entity: namedNode(direction.entity) });
  const rows = await run(direction, withLimit(query, TRIPLES_PER_DIRECTION + 1));
  if (rows.length > TRIPLES_PER_DIRECTION) return scanHub(direction);
  const edges = rows.flatMap(([predicate, neighbor]) =>
    predicate && neighbor ? toEdge(direction, predicate, neighbor) : [],
  );
  return { edges, isPartial: false };
}

async function scanHub(direction: Direction): Promise<NeighborScan> {
  const { entity, vocabulary } = direction;
  const text = `SELECT DISTINCT ?predicate WHERE { ${triple(direction, '?predicate')} }`;
  const kinds = await run(direction, select(text, { entity: namedNode(entity) }));
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

async function scanProperty(
  direction: Direction,
  predicate: string,
): Promise<readonly ScannedEdge[]> {
  const text = `SELECT ?neighbor WHERE { ${triple(direction, '$predicate')} FILTER(ISIRI(?neighbor)) }`;
  const parameters = { entity: namedNode(direction.entity), predicate: namedNode(predicate) };
  const query = withLimit(select(text, parameters), CLAIMS_PER_PROPERTY);
  const rows = await run(direction, query);
  return rows.flatMap(([neighbor]) => (neighbor ? toEdge(direction, predicate, neighbor) : []));
}

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

export interface Neighbor extends EntityRecord {
  /** Orders the named neighbors of one start; has no unit. */
  readonly relevance: number;
  readonly edges: readonly ScannedEdge[];
}

interface RelevanceFacts extends EvidenceFacts {
  /** The relations between the pair: codes, an inverse pair counted once. */
  readonly relations: Iterable<string>;
}

/** (1 + evidence score) x (sum of the weights of the relations): a specific relation weighs more than membership. */
export function getRelevance({ getWeight }: Vocabulary, facts: RelevanceFacts): number {
  let weight = 0;
  for (const relation of facts.relations) weight += getWeight(relation);
  return (1 + evidenceScore(facts)) * weight;
}

export function groupByNeighbor(
  edges: readonly ScannedEdge[],
): ReadonlyMap<EntityIri, readonly ScannedEdge[]> {
  const groups = new Map<EntityIri, ScannedEdge[]>();
  for (const edge of edges) {
    const group = groups.get(edge.neighbor);
    if (group === undefined) groups.set(edge.neighbor, [edge]);
    else group.push(edge);
  }
  return groups;
}

interface NeighborFacts {
  readonly edges: readonly ScannedEdge[];
  readonly counts: EvidenceCounts;
}

export function toNeighbor(
  vocabulary: Vocabulary,
  record: EntityRecord,
  { edges, counts }: NeighborFacts,
): Neighbor {
  const relations = new Set(edges.map(({ predicate }) => vocabulary.getRelation(predicate)));
  const relevance = getRelevance(vocabulary, { ...counts, relations, degree: record.degree });
  return { ...record, relevance, edges };
}

export type Conflation = 'GENE_PROTEIN' | 'NONE';

/** Proteins of a list whose genes are looked up; further ones stay entries of their own. */
const MOST_PROTEINS = 2_000;

interface GeneProductSource extends Pick<Engines, 'graph'> {
  readonly vocabulary: Vocabulary;
}

/** Finds the genes of the proteins of a list that has genes as well, by one query; none for other lists. */
export async function readGenesOfProteins(
  { graph, vocabulary }: GeneProductSource,
  neighbors: readonly Neighbor[],
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<EntityIri, EntityIri>> {
  const proteins = neighbors.filter(({ types }) => types.includes('PROTEIN'));
  const encodes = vocabulary.propertiesOf('encodes');
  const hasGenes = neighbors.some(({ types }) => types.includes('GENE'));
  if (proteins.length === 0 || !hasGenes || encodes.length === 0) return new Map();
  const path = toSparqlPath(vocabulary, encodes);
  const text = `SELECT ?protein ?gene WHERE { VALUES ?protein $proteins ?gene ${path} ?protein }`;
  const known = proteins.slice(0, MOST_PROTEINS).map((protein) => iri(protein.iri));
  const query = select(text, { proteins: values(known) });
  const { solutions } = await graph.select(query, { signal });
  return new Map(
    solutions.flatMap(([protein, gene]) =>
      protein && gene ? [[protein.value as EntityIri, gene.value as EntityIri] as const] : [],
    ),
  );
}

/** A list in which a gene stands for its protein, at the better place of the two; proteins without their gene stay. */
export function conflateGenes(
  neighbors: readonly Neighbor[],
  genes: ReadonlyMap<EntityIri, EntityIri>,
): readonly Neighbor[] {
  const byIri = new Map(neighbors.map((neighbor) => [neighbor.iri, neighbor]));
  const things = neighbors.map(
    (neighbor) => byIri.get(genes.get(neighbor.iri) ?? neighbor.iri) ?? neighbor,
  );
  return [...new Set(things)];
}
