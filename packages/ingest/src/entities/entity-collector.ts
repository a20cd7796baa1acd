import type { EntityIri, EntityType } from '@biographql/core';
import { foldKey, localName } from '@biographql/engines/text';
import type { Literal, NamedNode } from '@biographql/sparql';
import { type PredicateRole, type Vocabulary, WIKIDATA } from '@biographql/vocabulary';
import type { Triple } from '../rdf/triple.js';
import { DistinctPairs } from './distinct-pairs.js';
import { EdgeList } from './edge-list.js';
import { EntityNames } from './entity-names.js';
import type { EntityRow } from './entity-row.js';
import { IdentityCollector } from './identity-collector.js';
import { IntList } from './int-list.js';
import { NameTable } from './name-table.js';
import { popularityOf } from './popularity.js';
import { groupTwins } from './twins.js';
import { TypeLists } from './type-lists.js';

/** A predicate as the vocabulary reads it. */
interface Predicate {
  readonly role: PredicateRole;
  /** Null for a predicate without a code, which is no evidence of types. */
  readonly code: string | null;
  readonly isEdge: boolean;
}

/** Roles of what speaks of the description, and is passed over. */
const PASSED_OVER: ReadonlySet<PredicateRole> = new Set(['reference', 'predicate', 'annotation']);

/**
 * Collects the entities of a graph from its triples, in any order, in one pass and with little memory.
 *
 * An entity is a named subject with a label, a class or a superclass. Statement, reference and value nodes have none;
 * descriptions of properties are left out.
 *
 * The degree counts edges, as `Vocabulary.isEdge` defines them, in both directions. The popularity leaves classes and
 * superclasses out, since they say what a thing is and would make every member of a large class popular.
 */
export class EntityCollector {
  private readonly nodes = new NameTable();
  private readonly properties = new NameTable();
  private readonly texts = new NameTable();
  private readonly names = new EntityNames();
  private readonly classes = new DistinctPairs();
  private readonly superclasses = new DistinctPairs();
  private readonly meshIds = new DistinctPairs();
  private readonly meshTreeCodes = new DistinctPairs();
  private readonly identities: IdentityCollector;
  private readonly subjectOf = new DistinctPairs();
  private readonly objectOf = new DistinctPairs();
  private readonly edges = new EdgeList();
  /** The number of properties of each node that have values of their own. */
  private readonly valueProperties = new IntList();
  private readonly propertyNodes = new Set<number>();
  private readonly predicates = new Map<string, Predicate>();
  /** Numbers of the properties that only say what a thing is. */
  private readonly classifying = new Set<number>();
  private lastSubject: { readonly iri: string; readonly node: number } = { iri: '', node: -1 };

  /** @param vocabulary - what the properties and classes of the graph mean. */
  constructor(private readonly vocabulary: Vocabulary = WIKIDATA) {
    this.identities = new IdentityCollector(vocabulary);
  }

  add(triples: readonly Triple[]): void {
    for (const { subject, predicate, object } of triples) {
      if (subject.termType !== 'NamedNode') continue;
      const read = this.read(predicate.value);
      if (PASSED_OVER.has(read.role)) continue;
      if (object.termType === 'Literal') this.addValue(subject, read, object);
      else if (object.termType !== 'NamedNode') continue;
      else if (read.role === 'equivalence') this.addEquivalence(subject, object);
      else this.addLink(subject, read, predicate, object);
    }
  }

  /** The IRIs of the entities that a text identifies: by its own IRI, or by an identifier, with or without its prefix. */
  bearersOf(text: string): readonly string[] {
    const { identifiers } = this.vocabulary;
    const readings = identifiers.read(text);
    const iris = [text.trim(), ...readings.flatMap((reading) => identifiers.iriOf(reading) ?? [])];
    const named = iris.flatMap((iri) => this.nodes.find(iri) ?? []);
    const bearing = readings.flatMap((reading) =>
      this.identities.bearersOf(reading, this.nodes.size),
    );
    const bearers = [...new Set([...named, ...bearing])].filter((node) => this.isEntity(node));
    return bearers.map((node) => this.nodes.nameOf(node));
  }

  /**
   * The entities in descending popularity, see `popularityOf`; equal ones in order of first mention. To be read once:
   * claims are forgotten when they are counted.
   */
  *rows(): Generator<EntityRow> {
    const { size } = this.nodes;
    const isEntity = new Uint8Array(size);
    for (let node = 0; node < size; node += 1) isEntity[node] = this.isEntity(node) ? 1 : 0;
    const { degrees, varieties } = this.edges.tallies(size, {
      isEntity: (node) => isEntity[node] === 1,
      isTelling: (property) => !this.classifying.has(property),
    });
    this.edges.clear();
    const types = new TypeLists(size);
    const popularities = new Int32Array(size);
    for (let node = 0; node < size; node += 1) {
      if (isEntity[node] === 0) continue;
      const own = types.set(node, this.typesOf(node));
      const sought = degrees[node] === 0 ? [] : own;
      popularities[node] = this.popularityOf(node, varieties[node] ?? 0, sought);
    }
    const leaders = this.twins(isEntity, degrees, types);
    for (const node of byPopularity(popularities, isEntity)) {
      yield {
        ...this.rowOf(node, types.of(node)),
        twinOf: this.iriOf(leaders.get(node)),
        degree: degrees[node] ?? 0,
        popularity: popularities[node] ?? 0,
      };
    }
  }

  private addValue(subject: NamedNode, { role, code }: Predicate, value: Literal): void {
    const node = this.subjectNode(subject.value);
    if (role === 'label') this.names.addLabel(node, value);
    else if (role === 'alias') this.names.addAlias(node, value);
    else if (role === 'short-name') this.names.addShortName(node, value);
    else if (role === 'description') this.names.addDescription(node, value);
    else if (role === 'mesh-id') this.meshIds.add(node, this.texts.idOf(value.value));
    else if (role === 'mesh-tree') this.meshTreeCodes.add(node, this.texts.idOf(value.value));
    if (code !== null) this.identities.addValue(node, code, value.value);
    if (this.notePropertyOf(node, code))
      this.valueProperties.set(node, this.valueProperties.at(node) + 1);
  }

  private addLink(
    subject: NamedNode,
    { role, code, isEdge }: Predicate,
    predicate: NamedNode,
    object: NamedNode,
  ): void {
    if (role === 'type' && !this.vocabulary.isDomainClass(object.value)) {
      if (!this.vocabulary.isPropertyType(object.value)) return;
      this.propertyNodes.add(this.nodes.idOf(subject.value));
      return;
    }
    const node = this.subjectNode(subject.value);
    const target = this.nodes.idOf(object.value);
    this.notePropertyOf(node, code);
    if (role === 'type' || role === 'class') this.classes.add(node, target);
    else if (role === 'superclass') this.superclasses.add(node, target);
    if (!isEdge) return;
    const property = this.properties.idOf(code ?? predicate.value);
    this.edges.add(node, property, target);
    if (role === 'class' || role === 'superclass') this.classifying.add(property);
    else if (code !== null) this.objectOf.add(target, property);
  }

  private addEquivalence(subject: NamedNode, object: NamedNode): void {
    const node = this.subjectNode(subject.value);
    this.identities.addEquivalence(node, this.nodes.idOf(object.value));
  }

  private twins(
    isEntity: Uint8Array,
    degrees: Int32Array,
    types: TypeLists,
  ): ReadonlyMap<number, number> {
    const { identities, names } = this;
    return groupTwins(
      {
        nodes: Array.from(isEntity.keys()).filter((node) => isEntity[node] === 1),
        iriOf: (node) => this.nodes.nameOf(node),
        typesOf: (node) => types.of(node),
        namesOf: (node) => [names.labelOf(node) ?? '', ...names.aliasesOf(node)].map(foldKey),
        factsOf: (node) => degrees[node] ?? 0,
      },
      identities,
    );
  }

  private iriOf(node: number | undefined): EntityIri | null {
    return node === undefined ? null : (this.nodes.nameOf(node) as EntityIri);
  }

  /** Files tell all facts of a subject in a row, so that most look-ups repeat the last. */
  private subjectNode(iri: string): number {
    if (this.lastSubject.iri !== iri) this.lastSubject = { iri, node: this.nodes.idOf(iri) };
    return this.lastSubject.node;
  }

  /** True for the first mention of a property. */
  private notePropertyOf(node: number, code: string | null): boolean {
    return code !== null && this.subjectOf.add(node, this.properties.idOf(code));
  }

  private read(predicate: string): Predicate {
    const known = this.predicates.get(predicate);
    if (known !== undefined) return known;
    const { roleOf, codeOf, isEdge } = this.vocabulary;
    const read = {
      role: roleOf(predicate),
      code: codeOf(predicate),
      isEdge: isEdge(predicate),
    };
    this.predicates.set(predicate, read);
    return read;
  }

  private isEntity(node: number): boolean {
    const isDescribed =
      this.names.hasLabel(node) || this.classes.has(node) || this.superclasses.has(node);
    if (!isDescribed || this.propertyNodes.has(node)) return false;
    return !this.vocabulary.isPropertyEntity(this.nodes.nameOf(node));
  }

  private rowOf(
    node: number,
    types: readonly EntityType[],
  ): Omit<EntityRow, 'degree' | 'popularity' | 'twinOf'> {
    const iri = this.nodes.nameOf(node) as EntityIri;
    const label = this.names.labelOf(node) ?? localName(iri);
    const aliases = this.names.aliasesOf(node).filter((alias) => alias !== label);
    const shortNames = this.names.shortNamesOf(node);
    const meshIds = this.textsOf(this.meshIds, node);
    const description = this.names.descriptionOf(node);
    const identifiers = this.identities.of(node);
    return { iri, label, description, types, aliases, shortNames, meshIds, identifiers };
  }

  private popularityOf(node: number, variety: number, types: readonly EntityType[]): number {
    return popularityOf({
      variety,
      types,
      identifiers: this.valueProperties.at(node),
      aliases: this.names.aliasesOf(node).length,
      languages: this.names.languagesOf(node),
    });
  }

  private typesOf(node: number): readonly EntityType[] {
    const description = this.names.descriptionOf(node);
    const properties = [...this.subjectOf.of(node)].map((id) => this.properties.nameOf(id));
    const objectOf = [...this.objectOf.of(node)].map((id) => this.properties.nameOf(id));
    return this.vocabulary.entityTypesOf(this.nodes.nameOf(node), this.classesOf(node), {
      properties,
      objectOf,
      meshTreeCodes: this.textsOf(this.meshTreeCodes, node),
      ...(description === null ? {} : { description }),
    });
  }

  /**
   * The nearest known classes of a node, nearest first: breadth-first from its classes and superclasses upward. A known
   * class ends its branch, so that a gene is not also what all of a gene's superclasses are.
   */
  private classesOf(node: number): readonly string[] {
    const known: string[] = [];
    const queue = [...this.classes.of(node), ...this.superclasses.of(node)];
    const visited = new Set(queue);
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const iri = this.nodes.nameOf(next);
      if (this.vocabulary.isKnownClass(iri)) known.push(iri);
      else {
        for (const parent of this.superclasses.of(next)) {
          if (visited.has(parent)) continue;
          visited.add(parent);
          queue.push(parent);
        }
      }
    }
    return known;
  }

  private textsOf(pairs: DistinctPairs, node: number): readonly string[] {
    return [...pairs.of(node)].map((id) => this.texts.nameOf(id));
  }
}

/** Sorts by one exact double per entity, popularity descending above the node's number, so that no comparator runs. */
function* byPopularity(popularities: Int32Array, isEntity: Uint8Array): Generator<number> {
  const span = 2 ** 26;
  const greatest = popularities.reduce((most, popularity) => Math.max(most, popularity), 0);
  const entities = isEntity.reduce((sum, flag) => sum + flag, 0);
  const keys = new Float64Array(entities);
  let count = 0;
  for (const [node, flag] of isEntity.entries()) {
    if (flag === 0) continue;
    keys[count] = (greatest - (popularities[node] ?? 0)) * span + node;
    count += 1;
  }
  for (const key of keys.sort()) yield key % span;
}
