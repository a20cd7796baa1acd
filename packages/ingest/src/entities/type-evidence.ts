import type { EntityType } from '@biographql/core';
import type { Vocabulary } from '@biographql/vocabulary';
import { DistinctPairs } from './distinct-pairs.js';
import { KnownClasses } from './known-classes.js';
import { NameTable } from './name-table.js';
import { SharedLists } from './shared-lists.js';

/** Collects by node number what tells the types of entities: classes, properties, and codes of MeSH's trees. */
export class TypeEvidence {
  /** The properties of the graph: those with a code by it, others by their IRI. */
  readonly properties = new NameTable();
  readonly classes = new SharedLists();
  readonly superclasses = new DistinctPairs();
  private readonly subjectOf = new SharedLists();
  private readonly objectOf = new SharedLists();
  private readonly meshTreeCodes = new DistinctPairs();
  private readonly codes = new NameTable();
  private readonly knownClasses: KnownClasses;

  constructor(
    private readonly nodes: NameTable,
    private readonly vocabulary: Vocabulary,
  ) {
    const { classes, superclasses } = this;
    this.knownClasses = new KnownClasses({ nodes, classes, superclasses, vocabulary });
  }

  /** Whether a node has a class or a superclass. */
  isClassed(node: number): boolean {
    return this.classes.has(node) || this.superclasses.has(node);
  }

  /** Notes a property that a node has; false when it was noted. */
  noteSubject(node: number, property: number): boolean {
    return this.subjectOf.add(node, property);
  }

  /** Notes a property of which a node is the object. */
  noteObject(node: number, property: number): void {
    this.objectOf.add(node, property);
  }

  addTreeCode(node: number, code: string): void {
    this.meshTreeCodes.add(node, this.codes.idOf(code));
  }

  /** @param description - in English; null when there is none. */
  typesOf(node: number, description: string | null): readonly EntityType[] {
    const namesOf = (lists: SharedLists) =>
      lists.listOf(node).map((property) => this.properties.nameOf(property));
    return this.vocabulary.entityTypesOf(this.nodes.nameOf(node), this.knownClasses.of(node), {
      properties: namesOf(this.subjectOf),
      objectOf: namesOf(this.objectOf),
      meshTreeCodes: this.meshTreeCodes.listOf(node).map((code) => this.codes.nameOf(code)),
      ...(description === null ? {} : { description }),
    });
  }

  /** Forgets what was collected of nodes and gives its memory back. */
  clear(): void {
    const { classes, superclasses, subjectOf, objectOf, meshTreeCodes } = this;
    for (const lists of [classes, superclasses, subjectOf, objectOf, meshTreeCodes]) lists.clear();
  }
}
