import type { EntityIri, EntityType } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import type { LabelRow } from '@biographql/engines';
import { compareText } from '@biographql/engines/text';
import { type Vocabulary, WIKIDATA } from '@biographql/engines/vocabulary';
import type { Literal, NamedNode } from '@biographql/sparql';
import { copyText } from '../bytes/lines.js';
import { PREDICATES } from '../formats/triples.js';
import type { Triple } from '../rdf/triple.js';
import { EntityIdentifiers } from './entity-identifiers.js';
import {
  EntityTypes,
  type Predicate,
  PredicateReader,
  RELATED_ALIASES,
} from './entity-predicates.js';
import {
  addDescription,
  addLabel,
  addName,
  addShortName,
  allAliases,
  foldedNames,
  GraphNode,
  getLabel,
  Replacements,
  relatedAliases,
  TextPool,
  withValue,
} from './graph-node.js';
import {
  type EquivalentGroups,
  groupEquivalents,
  type MergePlan,
  toMergePlan,
} from './group-equivalents.js';
import { EdgeList, type EdgeTallies, getPopularity } from './popularity.js';

export type EntityRow = LabelRow & Required<Pick<LabelRow, 'identifiers' | 'representative'>>;

interface ComparedNodes extends EdgeTallies {
  readonly nodes: readonly GraphNode[];
  readonly types: ReadonlyMap<GraphNode, readonly EntityType[]>;
}

/**
 * Collects the entities of a graph from its triples, in any order. An entity is a named subject with a label, a class
 * or a superclass. Popularity excludes classes and superclasses, which would make every member of a large class popular.
 */
export class EntityCollector {
  readonly nodes = new Map<string, GraphNode>();
  readonly predicates: PredicateReader;
  private readonly all: GraphNode[] = [];
  private readonly texts = new TextPool();
  private readonly types: EntityTypes;
  readonly identifiers: EntityIdentifiers;
  private readonly meshScheme: string | null;
  private readonly equivalences: (readonly [GraphNode, GraphNode])[] = [];
  private readonly replacements = new Replacements();
  private edges = new EdgeList();
  private readonly properties = new Map<string, number>();
  private readonly classifying = new Set<number>();
  private lastSubject: GraphNode | null = null;

  constructor(readonly vocabulary: Vocabulary = WIKIDATA) {
    this.types = new EntityTypes(vocabulary);
    this.identifiers = new EntityIdentifiers(vocabulary.identifiers.data, this.texts);
    this.predicates = new PredicateReader(vocabulary);
    const [meshId = ''] = vocabulary.toPredicates('mesh-id').map(vocabulary.readName);
    this.meshScheme = vocabulary.identifiers.getScheme(meshId);
  }

  add(triples: readonly Triple[]): void {
    for (const { subject, predicate, object } of triples) {
      if (subject.termType !== 'NamedNode') continue;
      const read = this.predicates.read(predicate.value);
      if (read.isPassedOver) continue;
      if (predicate.value === PREDICATES.alternativeId)
        this.identifiers.declareAlternative(object.value);
      if (object.termType === 'Literal') this.addValue(this.subject(subject.value), read, object);
      else if (object.termType !== 'NamedNode') continue;
      else if (read.role === 'equivalence') this.addEquivalence(subject.value, object.value);
      else if (read.role === 'replacement') this.addReplacement(subject.value, object.value);
      else this.addLink(subject, read, predicate, object);
    }
  }

  entityCount(): number {
    return this.all.reduce((sum, node) => sum + Number(this.isEntity(node)), 0);
  }

  findUndescribed(): readonly string[] {
    const ends = this.edges.ends();
    const nodes = this.all.filter((node) => ends.has(node.number) && !this.isEntity(node));
    return nodes.map(({ iri }) => iri);
  }

  getCarriers(text: string): readonly string[] {
    const { reader: identifiers } = this.identifiers;
    const readings = identifiers.read(text);
    const iris = [text.trim(), ...readings.flatMap((reading) => identifiers.toIri(reading) ?? [])];
    const named = iris.flatMap((iri) => this.nodes.get(iri) ?? []);
    const bearing = readings.flatMap((reading) => this.identifiers.getCarriers(reading, this.all));
    const bearers = [...new Set([...named, ...bearing])].filter((node) => this.isEntity(node));
    return bearers.map(({ iri }) => iri);
  }

  /** Entities in descending popularity (`getPopularity`), then by label and IRI. Call it once: it frees the edges. */
  *rows(): Generator<EntityRow> {
    const nodes = this.all.filter((node) => this.isEntity(node));
    const compared = this.compared(nodes);
    this.edges = new EdgeList();
    const { degrees, varieties, types } = compared;
    const popularities = new Int32Array(this.all.length);
    for (const node of nodes) {
      if (node.isDeprecated) continue;
      popularities[node.number] = getPopularity({
        variety: varieties[node.number] ?? 0,
        types: degrees[node.number] === 0 ? [] : (types.get(node) ?? []),
        identifiers: node.valueProperties,
        aliases: allAliases(node).length,
        languages: node.languages.length,
      });
    }
    const leaders = this.replacements.under(this.equivalents(compared).leaders, (node) =>
      this.findEntity(node),
    );
    const popularityAt = ({ number }: GraphNode) => popularities[number] ?? 0;
    nodes.sort(
      (one, other) =>
        popularityAt(other) - popularityAt(one) ||
        compareText(getLabel(one), getLabel(other)) ||
        compareText(one.iri, other.iri),
    );
    for (const node of nodes) {
      const leader = this.all[leaders.get(node.number) ?? -1];
      const label = getLabel(node);
      const { description, shortNames, meshIds } = node;
      const related = relatedAliases(node).filter((alias) => alias !== label);
      yield {
        iri: node.iri as EntityIri,
        ...{ label, description, types: types.get(node) ?? [], shortNames, meshIds },
        aliases: allAliases(node).filter((alias) => alias !== label),
        ...(related.length > 0 && { relatedAliases: related }),
        identifiers: this.identifiers.of(node),
        representative: leader === undefined ? null : (leader.iri as EntityIri),
        degree: degrees[node.number] ?? 0,
        popularity: popularityAt(node),
      };
    }
  }

  /**
   * Finds equivalent entities (`groupEquivalents`) among nodes with a name, class or superclass and declared equivalents
   * with facts. Call it before {@link rows}.
   */
  findMerges(): MergePlan {
    const declared = new Set(this.equivalences.flat().filter(({ isMentioned }) => isMentioned));
    const nodes = this.all.filter((node) => declared.has(node) || this.isEntity(node));
    return toMergePlan(this.equivalents(this.compared(nodes)), this.all);
  }

  private compared(nodes: readonly GraphNode[]): ComparedNodes {
    const isCompared = new Uint8Array(this.all.length);
    for (const { number } of nodes) isCompared[number] = 1;
    const tallies = this.edges.tallies(this.all.length, {
      isEntity: (number) => isCompared[number] === 1,
      isInformative: (property) => !this.classifying.has(property),
    });
    return { ...tallies, nodes, types: new Map(nodes.map((node) => [node, this.types.of(node)])) };
  }

  private equivalents({ nodes, degrees, types }: ComparedNodes): EquivalentGroups {
    const { identifiers } = this;
    const compared = nodes
      .filter(({ isDeprecated }) => !isDeprecated)
      .map((node) => ({
        number: node.number,
        iri: node.iri,
        types: types.get(node) ?? [],
        facts: degrees[node.number] ?? 0,
        // Computed on demand: large, and needed for few nodes.
        get names() {
          return foldedNames(node);
        },
        get identifiers() {
          return identifiers.getSpecific(node);
        },
      }));
    const declared = this.equivalences.map(([one, other]) => [one.number, other.number] as const);
    return groupEquivalents(compared, declared);
  }

  private addValue(node: GraphNode, { role, code }: Predicate, value: Literal): void {
    const { texts } = this;
    node.isMentioned = true;
    if (role === 'label') addLabel(node, value, texts);
    else if (role === 'alias') addName(node, 'aliases', value, texts);
    else if (RELATED_ALIASES.has(role)) addName(node, 'relatedNames', value, texts);
    else if (role === 'cross-reference') this.addReference(node, value.value);
    else if (role === 'deprecated') {
      if (value.value === 'true' || value.value === '1') node.isDeprecated = true;
    } else if (role === 'replacement') this.addReplacement(node.iri, value.value);
    else if (role === 'short-name') addShortName(node, value, texts);
    else if (role === 'description') addDescription(node, value, texts);
    else if (role === 'mesh-id') node.meshIds = withValue(node.meshIds, texts.intern(value.value));
    else if (role === 'mesh-tree')
      node.meshTreeCodes = withValue(node.meshTreeCodes, texts.intern(value.value));
    if (code === null) return;
    this.identifiers.addValue(node, code, value.value);
    if (!node.subjectOf.includes(code)) node.valueProperties += 1;
    node.subjectOf = withValue(node.subjectOf, code);
  }

  private addLink(
    subject: NamedNode,
    { role, code, isEdge }: Predicate,
    predicate: NamedNode,
    object: NamedNode,
  ): void {
    if (role === 'type' && !this.vocabulary.isDomainClass(object.value)) {
      if (this.vocabulary.isPropertyType(object.value)) this.node(subject.value).isProperty = true;
      return;
    }
    const node = this.subject(subject.value);
    const target = this.node(object.value);
    node.isMentioned = true;
    target.isMentioned = true;
    if (code !== null) node.subjectOf = withValue(node.subjectOf, code);
    if (role === 'type' || role === 'class') node.classes = withValue(node.classes, target);
    else if (role === 'superclass') node.superclasses = withValue(node.superclasses, target);
    if (!isEdge) return;
    const { properties } = this;
    const property = getOrAdd(properties, code ?? predicate.value, () => properties.size);
    this.edges.add(node.number, property, target.number);
    if (role === 'class' || role === 'superclass') this.classifying.add(property);
    else if (code !== null) target.getObject = withValue(target.getObject, code);
  }

  private addEquivalence(subject: string, object: string): void {
    const node = this.subject(subject);
    const other = this.node(object);
    if (node !== other) this.equivalences.push([node, other]);
    this.identifiers.addReference(node, object);
  }

  /** Cross-references count like properties whose values identify. */
  private addReference(node: GraphNode, text: string): void {
    const stated = this.identifiers.addReference(node, text);
    if (stated.length > 0) node.valueProperties += 1;
    for (const { scheme, id } of stated)
      if (scheme === this.meshScheme) node.meshIds = withValue(node.meshIds, this.texts.intern(id));
  }

  private addReplacement(subject: string, replacement: string): void {
    const { reader: identifiers } = this.identifiers;
    const [stated] = replacement.includes('/') ? [] : identifiers.ofReference(replacement);
    const iri = stated === undefined ? replacement : identifiers.toIri(stated);
    if (iri !== null) this.replacements.add(this.subject(subject), this.node(iri));
  }

  /** Files list the facts of a subject together: most look-ups repeat the last one. */
  private subject(iri: string): GraphNode {
    if (this.lastSubject?.iri !== iri) this.lastSubject = this.node(iri);
    return this.lastSubject;
  }

  private node(iri: string): GraphNode {
    const known = this.nodes.get(iri);
    if (known !== undefined) return known;
    const node = new GraphNode(copyText(iri), this.all.length);
    this.nodes.set(node.iri, node);
    this.all.push(node);
    return node;
  }

  /** A term that was merged into another is only an alternative identifier of that one. */
  private findEntity(node: GraphNode): GraphNode | null {
    if (this.isEntity(node)) return node;
    const [stated] = this.identifiers.reader.ofIri(node.iri);
    if (stated === undefined) return null;
    const [bearer, ...others] = this.identifiers.getCarriers(stated, this.all);
    return bearer !== undefined && others.length === 0 && this.isEntity(bearer) ? bearer : null;
  }

  private isEntity({ label, classes, superclasses, isProperty, iri }: GraphNode): boolean {
    if (label === null && classes.length + superclasses.length === 0) return false;
    return !isProperty && !this.vocabulary.isPropertyEntity(iri);
  }
}
