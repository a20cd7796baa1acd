import type { EntityType } from '@biographql/core';
import type { IdentifierReader } from './identifier-reader.js';
import type { PredicateMeaning, PropertyNaming, RelationRoles } from './properties.js';
import type { VocabularyData } from './vocabulary-data.js';

/** Further evidence about an entity, used only when neither a class nor the IRI decides. */
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

export interface EntityTyping {
  /** Whether a class maps to an entity type. */
  isKnownClass(iri: string): boolean;
  /** The IRIs of the classes that map to a type. */
  classesOf(type: EntityType): readonly string[];
  /** Whether an IRI names a property, not an entity of the domain. */
  isPropertyEntity(iri: string): boolean;
  /** Whether a value of `rdf:type` makes its subject a property. */
  isPropertyType(iri: string): boolean;
  /** Whether a value of `rdf:type` is a class of the domain, not of the description (`wikibase:Statement`, `owl:Class`). */
  isDomainClass(iri: string): boolean;
  /**
   * The types of an entity, each once, never empty: `['UNDEFINED']` when it is unknown.
   *
   * Classes of different types give several, in the order of `classIris`. Without a known class, the first of these
   * that has a type decides: the IRI's namespace, its identifier scheme, the entity's properties, properties that point
   * at it, MeSH tree numbers, description.
   *
   * @param classIris - Full IRIs of its classes and, as far up as the caller likes, of their superclasses; unknown ones are ignored.
   */
  getEntityTypes(
    iri: string,
    classIris: Iterable<string>,
    evidence?: EntityEvidence,
  ): readonly EntityType[];
}

/** Meaning of the properties and classes of a graph, for ingest, services and questions. */
export interface Vocabulary extends PropertyNaming, PredicateMeaning, RelationRoles, EntityTyping {
  readonly name: string;
  /** Identifier schemes, and the parser of identifiers. */
  readonly identifiers: IdentifierReader;
  /** Source data, to be merged with another file. */
  readonly data: VocabularyData;
}
