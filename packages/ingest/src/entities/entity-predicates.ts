import type { EntityType } from '@biographql/core';
import type { PredicateRole, Vocabulary } from '@biographql/engines/vocabulary';
import type { GraphNode } from './graph-node.js';

export const RELATED_ALIASES: ReadonlySet<PredicateRole> = new Set([
  'related-alias',
  'narrow-alias',
  'broad-alias',
]);

/** Roles of predicates about the description, which are skipped. */
const PASSED_OVER: ReadonlySet<PredicateRole> = new Set([
  'reference',
  'negation',
  'original',
  'predicate',
  'annotation',
]);

/** Roles of predicates about statements and references; skipped without a code, which types are detected by. */
const OF_STATEMENTS: ReadonlySet<PredicateRole> = new Set([
  'rank',
  'reference-url',
  'reference-pmid',
  'reference-dataset',
]);

export interface Predicate {
  readonly role: PredicateRole;
  readonly code: string | null;
  readonly isEdge: boolean;
  readonly isPassedOver: boolean;
}

export class PredicateReader {
  private readonly known = new Map<string, Predicate & { triples: number }>();

  constructor(private readonly vocabulary: Vocabulary) {}

  counts(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.known].map(([iri, { triples }]) => [iri, triples]));
  }

  read(predicate: string): Predicate {
    const known = this.known.get(predicate);
    if (known !== undefined) {
      known.triples += 1;
      return known;
    }
    const { getRole, getCode, isEdge } = this.vocabulary;
    const [role, code, edge] = [getRole(predicate), getCode(predicate), isEdge(predicate)];
    const isPassedOver =
      PASSED_OVER.has(role) || (OF_STATEMENTS.has(role) && code === null && !edge);
    const read = { role, code, isEdge: edge, isPassedOver, triples: 1 };
    this.known.set(predicate, read);
    return read;
  }
}

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
