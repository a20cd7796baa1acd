import { foldKey } from '@biographql/engines/text';
import type { Deprecations } from './deprecations.js';
import type { EntityNames } from './entity-names.js';
import { type EquivalentGroups, groupEquivalents } from './group-equivalents.js';
import type { IdentityCollector } from './identity-collector.js';
import type { NameTable } from './name-table.js';
import type { TypeLists } from './type-lists.js';

/** What was collected of a graph. */
export interface CollectedNodes {
  readonly nodes: NameTable;
  readonly names: EntityNames;
  readonly identities: IdentityCollector;
  readonly deprecations: Deprecations;
}

/** Which nodes are compared, and what was counted of them. */
export interface ComparedNodes {
  /** By node, 1 for one that is compared. */
  readonly isEntity: Uint8Array;
  readonly degrees: Int32Array;
  readonly types: TypeLists;
}

/** Groups the nodes that are the same thing by {@link groupEquivalents}; deprecated ones are left out. */
export function findEquivalents(
  { nodes, names, identities, deprecations }: CollectedNodes,
  { isEntity, degrees, types }: ComparedNodes,
): EquivalentGroups {
  const compared = function* () {
    for (let node = 0; node < isEntity.length; node += 1)
      if (isEntity[node] === 1 && !deprecations.has(node)) yield node;
  };
  for (const node of compared()) identities.noteOwn(node, nodes.nameOf(node));
  return groupEquivalents(
    {
      nodes: { [Symbol.iterator]: compared },
      iriOf: (node) => nodes.nameOf(node),
      typesOf: (node) => types.of(node),
      namesOf: (node) => foldedNamesOf(names, node),
      factsOf: (node) => degrees[node] ?? 0,
    },
    identities,
  );
}

/** None for a node without a label: it cannot be told by its names. */
function foldedNamesOf(names: EntityNames, node: number): readonly string[] {
  const label = names.labelOf(node);
  return label === null ? [] : [label, ...names.aliasesOf(node)].map(foldKey);
}
