import type { EntityIri } from '@biographql/core';
import type { LeftOutReason, Twins } from './twins.js';

/** Entities that are the same thing under several IRIs. */
export interface JoinGroup {
  /** The IRI under which the facts of all stand. */
  readonly canonical: EntityIri;
  /** The other IRIs, in the order in which the sources name them; at least one. */
  readonly members: readonly EntityIri[];
}

/** Two entities that may be the same thing, and are not joined. */
export interface LeftOutJoin {
  readonly one: EntityIri;
  readonly other: EntityIri;
  readonly reason: LeftOutReason;
}

/** Which entities are joined, and which are not. */
export interface JoinPlan {
  readonly groups: readonly JoinGroup[];
  readonly leftOut: readonly LeftOutJoin[];
}

/** Returns the groups of twins under their IRIs. */
export function joinPlanOf({ leaders, leftOut }: Twins, iriOf: (node: number) => string): JoinPlan {
  const iri = (node: number) => iriOf(node) as EntityIri;
  const members = new Map<number, EntityIri[]>();
  for (const [node, leader] of [...leaders].sort(([one], [other]) => one - other)) {
    const own = members.get(leader) ?? [];
    if (node !== leader) own.push(iri(node));
    members.set(leader, own);
  }
  return {
    groups: [...members].map(([leader, own]) => ({ canonical: iri(leader), members: own })),
    leftOut: leftOut.map(({ one, other, reason }) => ({
      one: iri(one),
      other: iri(other),
      reason,
    })),
  };
}
