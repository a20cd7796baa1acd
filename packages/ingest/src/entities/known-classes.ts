import type { Vocabulary } from '@biographql/vocabulary';
import type { DistinctPairs } from './distinct-pairs.js';
import type { NameTable } from './name-table.js';
import type { SharedLists } from './shared-lists.js';

/** What classes are sought in. */
export interface ClassGraph {
  readonly nodes: NameTable;
  readonly classes: SharedLists;
  readonly superclasses: DistinctPairs;
  readonly vocabulary: Vocabulary;
}

/** Finds the nearest known classes of nodes. */
export class KnownClasses {
  /** By class, its IRI when it is a known one, else null: classes are few, and asked for by all of their members. */
  private readonly iris = new Map<number, string | null>();

  constructor(private readonly graph: ClassGraph) {}

  /**
   * Returns the known classes of a node, nearest first: breadth-first from its classes and superclasses upward. A known
   * class ends its branch, so that a gene is not also what all of a gene's superclasses are.
   */
  of(node: number): readonly string[] {
    const { classes, superclasses } = this.graph;
    const known: string[] = [];
    const queue = [...classes.listOf(node), ...superclasses.listOf(node)];
    const visited = new Set(queue);
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const iri = this.iriOf(next);
      if (iri !== null) known.push(iri);
      else {
        for (const parent of superclasses.listOf(next)) {
          if (visited.has(parent)) continue;
          visited.add(parent);
          queue.push(parent);
        }
      }
    }
    return known;
  }

  private iriOf(node: number): string | null {
    const known = this.iris.get(node);
    if (known !== undefined) return known;
    const iri = this.graph.nodes.nameOf(node);
    const found = this.graph.vocabulary.isKnownClass(iri) ? iri : null;
    this.iris.set(node, found);
    return found;
  }
}
