import type { EntityType } from '@biographql/core';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import type { GraphNode } from './graph-node.js';

export class EntityTypes {
  /** Cache: many members share few classes. */
  private readonly known = new Map<GraphNode, boolean>();

  constructor(private readonly vocabulary: Vocabulary) {}

  of(node: GraphNode): readonly EntityType[] {
    const { iri, subjectOf, getObject, meshTreeCodes, description } = node;
    return this.vocabulary.getEntityTypes(iri, this.knownClasses(node), {
      properties: subjectOf,
      getObject,
      meshTreeCodes,
      ...(description === null ? {} : { description }),
    });
  }

  /**
   * Returns the known classes of a node, nearest first: breadth-first from its classes and superclasses upward. A known
   * class ends its branch, so that a gene is not also what all of a gene's superclasses are.
   */
  private knownClasses({ classes, superclasses }: GraphNode): readonly string[] {
    const found: string[] = [];
    const visited = new Set([...classes, ...superclasses]);
    for (const next of visited) {
      if (this.isKnown(next)) found.push(next.iri);
      else for (const parent of next.superclasses) visited.add(parent);
    }
    return found;
  }

  private isKnown(node: GraphNode): boolean {
    let known = this.known.get(node);
    if (known === undefined) {
      known = this.vocabulary.isKnownClass(node.iri);
      this.known.set(node, known);
    }
    return known;
  }
}
