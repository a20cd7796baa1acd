import type { EntityIri } from '@biographql/core';
import {
  type EntityRecord,
  type EvidenceCounts,
  type EvidenceFacts,
  evidenceScore,
} from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import type { ScannedEdge } from './neighbor-scan.js';

/** A neighbor of the start entity, with the claims between the two. */
export interface Neighbor extends EntityRecord {
  /** Orders the named neighbors of one start; has no unit. */
  readonly relevance: number;
  /** The claims between start and neighbor, as the graph has them. */
  readonly edges: readonly ScannedEdge[];
}

/** What the relevance of a neighbor rests on. */
export interface RelevanceFacts extends EvidenceFacts {
  /** The relations between the pair: codes, an inverse pair counted once. */
  readonly relations: Iterable<string>;
}

/**
 * relevance = (1 + standing) x (sum of the weights of the relations). A specific relation weighs more than membership
 * (`Vocabulary.getWeight`); among neighbors by the same relations `evidenceScore` alone decides.
 */
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

export interface NeighborFacts {
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
