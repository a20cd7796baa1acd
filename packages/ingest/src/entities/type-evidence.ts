import type { EntityType } from '@biographql/core';
import type { Vocabulary } from '@biographql/vocabulary';
import { DistinctPairs } from './distinct-pairs.js';
import { KnownClasses } from './known-classes.js';
import { NameTable } from './name-table.js';
import { SharedLists } from './shared-lists.js';

/** Lists of properties whose names are kept as such. */
const KEPT_LISTS = 20_000;

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
  /** Names of properties, by the number of their list. */
  private readonly names = new Map<SharedLists, Map<number, readonly string[]>>();

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
    return this.vocabulary.entityTypesOf(this.nodes.nameOf(node), this.knownClasses.of(node), {
      properties: this.namesOf(this.subjectOf, node),
      objectOf: this.namesOf(this.objectOf, node),
      meshTreeCodes: this.meshTreeCodes.listOf(node).map((code) => this.codes.nameOf(code)),
      ...(description === null ? {} : { description }),
    });
  }

  /** The properties of a node's list; lists are asked for again and again, since many nodes have the same. */
  private namesOf(lists: SharedLists, node: number): readonly string[] {
    const known = this.names.get(lists) ?? new Map<number, readonly string[]>();
    this.names.set(lists, known);
    const list = lists.numberOf(node);
    const kept = known.get(list);
    if (kept !== undefined) return kept;
    const names = lists.listOf(node).map((property) => this.properties.nameOf(property));
    if (known.size >= KEPT_LISTS) known.clear();
    known.set(list, names);
    return names;
  }
}
