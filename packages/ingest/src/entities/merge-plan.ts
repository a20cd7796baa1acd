import type { EntityIri } from '@biographql/core';
import type { GraphNode } from './graph-node.js';
import type { EquivalentGroups, LeftOutReason } from './group-equivalents.js';

/** Equivalent entities that are merged. */
export interface MergeGroup {
  readonly canonical: EntityIri;
  /** The other IRIs, in the order in which the sources name them; at least one. */
  readonly members: readonly EntityIri[];
}

/** Two entities that may be equivalent, and are not merged. */
export interface LeftOutMerge {
  readonly one: EntityIri;
  readonly other: EntityIri;
  readonly reason: LeftOutReason;
}

/** Which entities are merged, and which are not. */
export interface MergePlan {
  readonly groups: readonly MergeGroup[];
  readonly leftOut: readonly LeftOutMerge[];
}

/** Returns groups of equivalents under their IRIs: the canonical one is the first with a label that the sources name. */
export function toMergePlan(
  { leaders, leftOut }: EquivalentGroups,
  nodes: readonly GraphNode[],
): MergePlan {
  const iri = (number: number) => nodes[number]?.iri as EntityIri;
  const groups = new Map<number, number[]>();
  for (const [node, leader] of [...leaders].sort(([one], [other]) => one - other)) {
    const group = groups.get(leader);
    if (group === undefined) groups.set(leader, [node]);
    else group.push(node);
  }
  return {
    groups: [...groups.values()].map((group) => {
      const canonical = group.find((number) => nodes[number]?.label != null) ?? group[0] ?? 0;
      const members = group.filter((number) => number !== canonical);
      return { canonical: iri(canonical), members: members.map(iri) };
    }),
    leftOut: leftOut.map(({ one, other, reason }) => ({
      one: iri(one),
      other: iri(other),
      reason,
    })),
  };
}
