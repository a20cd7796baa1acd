import type { EntityIri, EntityType } from '@biographql/core';
import { localName } from '@biographql/engines/text';
import type { Literal, NamedNode } from '@biographql/sparql';
import { type Vocabulary, WIKIDATA } from '@biographql/vocabulary';
import type { Triple } from '../rdf/triple.js';
import { byPopularity } from './by-popularity.js';
import { Deprecations } from './deprecations.js';
import { DistinctPairs } from './distinct-pairs.js';
import { EdgeList } from './edge-list.js';
import { EntityNames } from './entity-names.js';
import type { EntityRow } from './entity-row.js';
import { findEquivalents } from './find-equivalents.js';
import { IdentityCollector } from './identity-collector.js';
import { IntList } from './int-list.js';
import { type MergePlan, toMergePlan } from './merge-plan.js';
import { NameTable } from './name-table.js';
import { popularityOf } from './popularity.js';
import { type Predicate, PredicateReader, RELATED_ALIASES } from './predicate-reader.js';
import { TypeEvidence } from './type-evidence.js';
import { TypeLists } from './type-lists.js';

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
  readonly nodes = new NameTable();
  private readonly texts = new NameTable();
  readonly names = new EntityNames();
  private readonly meshIds = new DistinctPairs();
  private readonly evidence: TypeEvidence;
  readonly identities: IdentityCollector;
  /** The scheme of MeSH identifiers, by which articles are annotated. */
  private readonly meshScheme: string | null;
  readonly deprecations = new Deprecations();
  private edges = new EdgeList();
  /** The number of properties of each node that have values of their own. */
  private readonly valueProperties = new IntList();
  /** Nodes that a fact other than a declared equivalence is about. */
  private readonly mentioned = new IntList();
  private readonly propertyNodes = new Set<number>();
  readonly predicates: PredicateReader;
  /** Numbers of the properties that only say what a thing is. */
  private readonly classifying = new Set<number>();
  private lastSubject: { readonly iri: string; readonly node: number } = { iri: '', node: -1 };

  /** @param vocabulary - what the properties and classes of the graph mean. */
  constructor(readonly vocabulary: Vocabulary = WIKIDATA) {
    this.evidence = new TypeEvidence(this.nodes, vocabulary);
    this.identities = new IdentityCollector(vocabulary);
    this.predicates = new PredicateReader(vocabulary);
    const [meshId = ''] = vocabulary.predicatesOf('mesh-id').map(vocabulary.nameOf);
    this.meshScheme = vocabulary.identifiers.schemeOf(meshId);
  }

  add(triples: readonly Triple[]): void {
    for (const { subject, predicate, object } of triples) {
      if (subject.termType !== 'NamedNode') continue;
      const read = this.predicates.read(predicate.value);
      if (read.isPassedOver) continue;
      if (object.termType === 'Literal') this.addValue(subject, read, object);
      else if (object.termType !== 'NamedNode') continue;
      else if (read.role === 'equivalence') this.addEquivalence(subject, object);
      else if (read.role === 'replacement') this.addReplacement(subject, object.value);
      else this.addLink(subject, read, predicate, object);
    }
  }

  /** Returns the number of entities so far. */
  entityCount(): number {
    return this.entityFlags().reduce((sum, flag) => sum + flag, 0);
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
   * The entities in descending popularity, see `popularityOf`; equal ones by label, then by IRI. To be read once:
   * claims are forgotten when they are counted.
   */
  *rows(): Generator<EntityRow> {
    const { size } = this.nodes;
    const isEntity = this.entityFlags();
    const { degrees, varieties } = this.edges.tallies(size, {
      isEntity: (node) => isEntity[node] === 1,
      isTelling: (property) => !this.classifying.has(property),
    });
    this.edges = new EdgeList();
    const types = new TypeLists(size);
    const popularities = new Int32Array(size);
    for (let node = 0; node < size; node += 1) {
      if (isEntity[node] === 0) continue;
      const own = types.set(node, this.typesOf(node));
      const sought = degrees[node] === 0 ? [] : own;
      if (this.deprecations.has(node)) continue;
      popularities[node] = this.popularityOf(node, varieties[node] ?? 0, sought);
    }
    const found = findEquivalents(this, { isEntity, degrees, types }).leaders;
    const leaders = this.deprecations.under(found, (node) => isEntity[node] === 1);
    const labelOf = (node: number) => this.labelOf(node);
    const iriOf = (node: number) => this.nodes.nameOf(node);
    for (const node of byPopularity(popularities, isEntity, { labelOf, iriOf })) {
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
    this.mentioned.set(node, 1);
    if (role === 'label') this.names.addLabel(node, value);
    else if (role === 'alias') this.names.addAlias(node, value);
    else if (RELATED_ALIASES.has(role)) this.names.addRelatedAlias(node, value);
    else if (role === 'cross-reference') this.addReference(node, value.value);
    else if (role === 'deprecated') this.deprecations.mark(node, value.value);
    else if (role === 'replacement') this.addReplacement(subject, value.value);
    else if (role === 'short-name') this.names.addShortName(node, value);
    else if (role === 'description') this.names.addDescription(node, value);
    else if (role === 'mesh-id') this.meshIds.add(node, this.texts.idOf(value.value));
    else if (role === 'mesh-tree') this.evidence.addTreeCode(node, value.value);
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
    for (const end of [node, target]) this.mentioned.set(end, 1);
    this.notePropertyOf(node, code);
    if (role === 'type' || role === 'class') this.evidence.classes.add(node, target);
    else if (role === 'superclass') this.evidence.superclasses.add(node, target);
    if (!isEdge) return;
    const property = this.evidence.properties.idOf(code ?? predicate.value);
    this.edges.add(node, property, target);
    if (role === 'class' || role === 'superclass') this.classifying.add(property);
    else if (code !== null) this.evidence.noteObject(target, property);
  }

  private addEquivalence(subject: NamedNode, object: NamedNode): void {
    const node = this.subjectNode(subject.value);
    this.identities.addEquivalence(node, this.nodes.idOf(object.value));
    this.identities.addReference(node, object.value);
  }

  /** Cross-references count like properties whose values identify. */
  private addReference(node: number, text: string): void {
    const stated = this.identities.addReference(node, text);
    if (stated.length > 0) this.valueProperties.set(node, this.valueProperties.at(node) + 1);
    for (const { scheme, id } of stated)
      if (scheme === this.meshScheme) this.meshIds.add(node, this.texts.idOf(id));
  }

  /** @param replacement - an IRI or a compact identifier. */
  private addReplacement(subject: NamedNode, replacement: string): void {
    const { identifiers } = this.vocabulary;
    const [stated] = replacement.includes('/') ? [] : identifiers.ofReference(replacement);
    const iri = stated === undefined ? replacement : identifiers.iriOf(stated);
    if (iri !== null)
      this.deprecations.replace(this.subjectNode(subject.value), this.nodes.idOf(iri));
  }

  /**
   * Which entities are the same thing, by {@link groupEquivalents}: those with a name, a class or a superclass, and what is
   * declared to be one of them and has facts of its own. To be asked before {@link rows}.
   */
  findMerges(): MergePlan {
    const { size } = this.nodes;
    const isCandidate = this.entityFlags();
    for (const node of this.identities.equivalences.flat())
      if (this.mentioned.at(node) === 1) isCandidate[node] = 1;
    const { degrees } = this.edges.tallies(size, {
      isEntity: (node) => isCandidate[node] === 1,
      isTelling: () => false,
    });
    const types = new TypeLists(size);
    for (const [node, flag] of isCandidate.entries())
      if (flag === 1) types.set(node, this.typesOf(node));
    const equivalents = findEquivalents(this, { isEntity: isCandidate, degrees, types });
    return toMergePlan(equivalents, this);
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
    return code !== null && this.evidence.noteSubject(node, this.evidence.properties.idOf(code));
  }

  /** By node, 1 for an entity. */
  private entityFlags(): Uint8Array {
    return Uint8Array.from({ length: this.nodes.size }, (_, node) => Number(this.isEntity(node)));
  }

  private isEntity(node: number): boolean {
    const isDescribed = this.names.hasLabel(node) || this.evidence.isClassed(node);
    if (!isDescribed || this.propertyNodes.has(node)) return false;
    return !this.vocabulary.isPropertyEntity(this.nodes.nameOf(node));
  }

  private labelOf(node: number): string {
    return this.names.labelOf(node) ?? localName(this.nodes.nameOf(node));
  }

  private rowOf(
    node: number,
    types: readonly EntityType[],
  ): Omit<EntityRow, 'degree' | 'popularity' | 'twinOf'> {
    const iri = this.nodes.nameOf(node) as EntityIri;
    const label = this.labelOf(node);
    const aliases = this.names.aliasesOf(node).filter((alias) => alias !== label);
    const shortNames = this.names.shortNamesOf(node);
    const related = this.names.relatedAliasesOf(node).filter((alias) => alias !== label);
    const meshIds = this.textsOf(this.meshIds, node);
    const description = this.names.descriptionOf(node);
    const identifiers = this.identities.of(node);
    const known = { iri, label, description, types, aliases, shortNames, meshIds, identifiers };
    return related.length === 0 ? known : { ...known, relatedAliases: related };
  }

  private popularityOf(node: number, variety: number, types: readonly EntityType[]): number {
    return popularityOf({
      variety,
      types,
      identifiers: this.valueProperties.at(node),
      aliases: this.names.countAliases(node),
      languages: this.names.languagesOf(node),
    });
  }

  private typesOf(node: number): readonly EntityType[] {
    return this.evidence.typesOf(node, this.names.descriptionOf(node));
  }

  private textsOf(pairs: DistinctPairs, node: number): readonly string[] {
    return pairs.listOf(node).map((id) => this.texts.nameOf(id));
  }
}
