import type { EntityType } from '@biographql/core';
import type { IdentifierReader } from './identifier-reader.js';
import type {
  Inheritance,
  PredicateRole,
  RelationFields,
  StatementRank,
  VocabularyData,
} from './vocabulary-data.js';

/** What else is known of an entity; it decides only where neither a class nor the IRI's namespace does. */
export interface EntityEvidence {
  /** Names of the properties the entity has, e.g. `P351`. */
  readonly properties?: Iterable<string>;
  /** Names of the properties whose value the entity is, e.g. `P1057`. */
  readonly getObject?: Iterable<string>;
  /** Tree numbers of its MeSH descriptor, e.g. `C08.127.108`. */
  readonly meshTreeCodes?: Iterable<string>;
  /** Its English description, read only for set phrases such as "species of fungus". */
  readonly description?: string;
}

/** A property with its direction: `P2175` leads on, `^P2176` leads back. */
export type PropertyPath = string;

/** Where the statements of a property stand: the predicate to a statement, and from there to its value. */
export interface StatementPredicates {
  readonly claim: string;
  readonly value: string;
}

export interface RelationOptions {
  /** The end that the paths start at; the left end is the subject of the relation's sentence. @defaultValue 'left' */
  readonly from?: 'left' | 'right';
  /** Also the properties that only suggest the relation. @defaultValue false */
  readonly isWide?: boolean;
}

/** Names of properties: the code of a claim, e.g. `P2176`, or the IRI of a predicate without a code. */
export interface PropertyNaming {
  /** The code of a claim's predicate; null for any other predicate. */
  getCode(predicate: string): string | null;
  /** The code of a predicate, or its IRI when it has none. */
  readName(predicate: string): string;
  /** The predicate of a name: the opposite of {@link PropertyNaming.readName}. */
  getPredicate(name: string): string;
  /** What the vocabulary calls a property in English; null for one that it does not define. */
  getLabel(name: string): string | null;
  /** What a GraphQL schema calls a property; null where its label is to be taken. */
  getField(name: string): string | null;
  /** Where the statements of a property stand; null when its claims have none. */
  getStatement(name: string): StatementPredicates | null;
  /** Orders names for `sort`: codes by number, then IRIs by text. */
  compareNames(left: string, right: string): number;
}

export interface PredicateMeaning {
  /** What a predicate says of its subject; `claim` for one that is unknown. */
  getRole(predicate: string): PredicateRole;
  /** The predicates of a role, in the order of the file. */
  toPredicates(role: PredicateRole): readonly string[];
  /**
   * Whether a predicate states a fact about its subject. A fact between two different entities is an edge: this is the
   * only place that decides what a neighbor is and what a number of edges counts.
   */
  isEdge(predicate: string): boolean;
  /** The name under which a property and its inverse are one relation. */
  getRelation(predicate: string): string;
  /** The name of the property that says the same in the other direction; null when there is none. */
  inverseOf(name: string): string | null;
  /** The rank that the value of a property of role `rank` stands for; null for any other IRI. */
  findRank(iri: string): StatementRank | null;
  /** How much a relation says about an entity, 0 to 1. Medical and molecular relations stand above structure, structure above membership. */
  getWeight(relation: string): number;
  /** Whether a relation only says of what class or taxon a thing is. */
  isMembership(relation: string): boolean;
  /** The names of properties whose values identify the entity elsewhere. */
  readonly identifierProperties: readonly string[];
}

export interface RelationRoles {
  /** The paths that say a relation, e.g. `treats`; empty for a relation that the vocabulary does not define. */
  propertiesOf(relation: string, options?: RelationOptions): readonly PropertyPath[];
  /** When a class has what its subtypes have by a relation; null: never. */
  getInheritance(relation: string): Inheritance | null;
  /**
   * E.g. `P2293`: a gene of a subtype is one of the class. `isWide`: also those that hold only in part, such as
   * symptoms.
   */
  inheritedProperties(options?: Pick<RelationOptions, 'isWide'>): readonly string[];
  /** What the vocabulary calls a relation, or else its first property; null for an unknown one. */
  getRelationLabel(relation: string): string | null;
  /** What a GraphQL schema calls the ends of a relation; empty for one that is no field. */
  findFields(relation: string): RelationFields;
  /** The names of all relations, in the order of the file. */
  readonly relations: readonly string[];
}

export interface EntityTyping {
  /** Whether a class means a type of ours. */
  isKnownClass(iri: string): boolean;
  /** The IRIs of the classes that mean a type. */
  classesOf(type: EntityType): readonly string[];
  /** Whether an IRI names a property, which is no entity of the domain. */
  isPropertyEntity(iri: string): boolean;
  /** Whether a value of `rdf:type` makes its subject a property. */
  isPropertyType(iri: string): boolean;
  /** Whether a value of `rdf:type` is a class of the domain, not of the description (`wikibase:Statement`, `owl:Class`). */
  isDomainClass(iri: string): boolean;
  /**
   * The types of an entity, each once, never empty: `['UNDEFINED']` when it is unknown.
   *
   * Classes may name several types and all are kept, in the order of `classIris`. Without a known class, the first of
   * these that has a type decides: the IRI's namespace, own properties, properties that point at the entity, MeSH tree
   * numbers, description.
   *
   * @param classIris - Full IRIs of its classes and, as far up as the caller likes, of their superclasses; unknown ones are ignored.
   */
  getEntityTypes(
    iri: string,
    classIris: Iterable<string>,
    evidence?: EntityEvidence,
  ): readonly EntityType[];
}

/** What the properties and classes of a graph mean: the one place that ingest, services and questions ask. */
export interface Vocabulary extends PropertyNaming, PredicateMeaning, RelationRoles, EntityTyping {
  readonly name: string;
  /** The schemes of identifiers, and how texts are read as such. */
  readonly identifiers: IdentifierReader;
  /** What it was made from, to be merged with another file. */
  readonly data: VocabularyData;
}
