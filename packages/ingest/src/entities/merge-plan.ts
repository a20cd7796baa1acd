import type { EntityIri } from '@biographql/core';
import type { CollectedNodes } from './find-equivalents.js';
import type { EquivalentGroups, LeftOutReason } from './group-equivalents.js';

/** Entities that are the same thing under several IRIs. */
export interface MergeGroup {
  /** The IRI under which the facts of all stand. */
  readonly canonical: EntityIri;
  /** The other IRIs, in the order in which the sources name them; at least one. */
  readonly members: readonly EntityIri[];
}

/** Two entities that may be the same thing, and are not joined. */
export interface LeftOutMerge {
  readonly one: EntityIri;
  readonly other: EntityIri;
  readonly reason: LeftOutReason;
}

/** Which entities are joined, and which are not. */
export interface MergePlan {
  readonly groups: readonly MergeGroup[];
  readonly leftOut: readonly LeftOutMerge[];
}

/** Returns the groups of twins under their IRIs: the canonical one is the first with a label that the sources name. */
export function toMergePlan(
  { leaders, leftOut }: EquivalentGroups,
  { nodes, names }: Pick<CollectedNodes, 'nodes' | 'names'>,
): MergePlan {
  const iri = (node: number) => nodes.nameOf(node) as EntityIri;
  const groups = new Map<number, number[]>();
  for (const [node, leader] of [...leaders].sort(([one], [other]) => one - other)) {
    const group = groups.get(leader);
    if (group === undefined) groups.set(leader, [node]);
    else group.push(node);
  }
  return {
    groups: [...groups.values()].map((group) => {
      const canonical = group.find((node) => names.hasLabel(node)) ?? group[0] ?? 0;
      const members = group.filter((node) => node !== canonical);
      return { canonical: iri(canonical), members: members.map(iri) };
    }),
    leftOut: leftOut.map(({ one, other, reason }) => ({
      one: iri(one),
      other: iri(other),
      reason,
    })),
  };
}
