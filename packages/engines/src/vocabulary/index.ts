export { CHECK_TAGS, isTopic } from './check-tags.js';
export { createVocabulary } from './create-vocabulary.js';
export {
  addPrefix,
  type DeclaredPrefixes,
  findNamespace,
  withPrefixes,
  withSchemes,
} from './declared-prefixes.js';
export { entityIri, entityIris, knownCurieIri } from './entity-iris.js';
export { createIdentifierReader, type IdentifierReader } from './identifier-reader.js';
export type {
  EntityIdentifier,
  IdentifierReading,
  IdentifierStanding,
} from './identifier-schemes.js';
export { mergeVocabularies } from './merge-vocabularies.js';
export { parseVocabulary, VocabularyError } from './parse-vocabulary.js';
export type { PredicateMeaning } from './predicate-meaning.js';
export type { PropertyNaming, StatementPredicates } from './property-naming.js';
export {
  type PropertyPath,
  type RelationOptions,
  type RelationRoles,
  toSparqlPath,
} from './relation-roles.js';
export {
  BIOLINK,
  getStandardVocabularies,
  OBO,
  STANDARD_VOCABULARIES,
  type StandardVocabulary,
  standardVocabulary,
  WIKIDATA,
} from './standard-vocabularies.js';
export type {
  EntityEvidence,
  EntityTyping,
  Vocabulary,
} from './vocabulary.js';
export type {
  BareReading,
  CodeSystemData,
  IdentifierSchemeData,
  IdentifiersData,
  Inheritance,
  PredicateRole,
  PropertyData,
  RelationData,
  RelationFields,
  StatementRank,
  TypeRuleData,
  TypesData,
  VocabularyData,
} from './vocabulary-data.js';
