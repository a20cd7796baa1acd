import type { EntityIri } from '@biographql/core';
import type { EntityRecord } from '@biographql/engines';
import { compareLabels, compareText, isUnnamed } from '@biographql/engines/text';
import type { Vocabulary } from '@biographql/vocabulary';
import type { ScannedEdge } from './neighbor-scan.js';

/** An entity beside the start, with the claims between the two. */
export interface Neighbor extends EntityRecord {
  /** Orders the neighbors of one start; has no unit. */
  readonly relevance: number;
  /** The claims between start and neighbor, as the graph has them. */
  readonly edges: readonly ScannedEdge[];
}

/** What the relevance of a neighbor rests on. */
export interface RelevanceFacts {
  /** The relations between the pair: codes, an inverse pair counted once. */
  readonly relations: Iterable<string>;
  /** Distinct references of the statements between the pair. */
  readonly references: number;
  /** Edges of the neighbor in the whole graph. */
  readonly degree: number;
  /** Whether the neighbor has a label. */
  readonly isNamed: boolean;
}

/**
 * relevance = log2(2 + references) x (sum over the relations of weight x fit), halved for a neighbor without a label.
 *
 * With L = log10(1 + degree), the fit is 1 / (1 + L): a neighbor that is tied to everything says less about the start
 * than one that belongs to it. For membership (instance of, found in taxon) it is L / (1 + L): of the many members of a
 * class the well-known come first. A specific relation weighs more than membership (`Vocabulary.weightOf`), and a pair that
 * several sources state counts more than one without a source. Logarithms damp both counts: a degree of 9 halves the
 * relevance, one of 60,000 leaves a sixth.
 */
export function relevanceOf(
  { weightOf, isMembership }: Vocabulary,
  { relations, references, degree, isNamed }: RelevanceFacts,
): number {
  const spread = Math.log10(1 + degree);
  let sum = 0;
  for (const relation of relations) {
    sum += (weightOf(relation) * (isMembership(relation) ? spread : 1)) / (1 + spread);
  }
  return Math.log2(2 + references) * sum * (isNamed ? 1 : UNNAMED_FACTOR);
}

const UNNAMED_FACTOR = 0.5;

/** Groups claims by neighbor; the order of first mention is kept. */
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

/** What ties a neighbor to the start. */
export interface NeighborFacts {
  readonly edges: readonly ScannedEdge[];
  /** Distinct references of the statements between the pair. */
  readonly references: number;
}

/** Makes a neighbor of a record and its claims. */
export function toNeighbor(
  vocabulary: Vocabulary,
  record: EntityRecord,
  { edges, references }: NeighborFacts,
): Neighbor {
  const relations = new Set(edges.map(({ predicate }) => vocabulary.relationOf(predicate)));
  const { degree } = record;
  const isNamed = !isUnnamed(record);
  const relevance = relevanceOf(vocabulary, { relations, references, degree, isNamed });
  return { ...record, relevance, edges };
}

/** Most relevant first; equal ones by label, then by IRI. */
export function compareNeighbors(left: Neighbor, right: Neighbor): number {
  return (
    right.relevance - left.relevance ||
    compareLabels(left.label, right.label) ||
    compareText(left.iri, right.iri)
  );
}
