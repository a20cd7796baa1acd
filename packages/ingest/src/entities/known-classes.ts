import type { Vocabulary } from '@biographql/vocabulary';
import type { DistinctPairs } from './distinct-pairs.js';
import type { NameTable } from './name-table.js';

/** What classes are sought in. */
export interface ClassGraph {
  readonly nodes: NameTable;
  readonly classes: DistinctPairs;
  readonly superclasses: DistinctPairs;
  readonly vocabulary: Vocabulary;
}

/**
 * Returns the nearest known classes of a node, nearest first: breadth-first from its classes and superclasses upward. A
 * known class ends its branch, so that a gene is not also what all of a gene's superclasses are.
 */
export function knownClassesOf(
  node: number,
  { nodes, classes, superclasses, vocabulary }: ClassGraph,
): readonly string[] {
  const known: string[] = [];
  const queue = [...classes.of(node), ...superclasses.of(node)];
  const visited = new Set(queue);
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const iri = nodes.nameOf(next);
    if (vocabulary.isKnownClass(iri)) known.push(iri);
    else {
      for (const parent of superclasses.of(next)) {
        if (visited.has(parent)) continue;
        visited.add(parent);
        queue.push(parent);
      }
    }
  }
  return known;
}
