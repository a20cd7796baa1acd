export { CHECK_TAGS, isTopic } from './check-tags.js';
export {
  createVocabulary,
  mergeVocabularies,
  parseVocabulary,
  VocabularyError,
} from './create-vocabulary.js';
export {
  addPrefix,
  type DeclaredPrefixes,
  findNamespace,
  withPrefixes,
  withSchemes,
} from './declared-prefixes.js';
export { entityIri, entityIris, knownCurieIri } from './entity-iris.js';
export type {
  EntityIdentifier,
  IdentifierReading,
  IdentifierStatus,
} from './identifier-reader.js';
export { createIdentifierReader, type IdentifierReader } from './identifier-reader.js';
export type { PredicateMeaning, PropertyNaming, StatementPredicates } from './properties.js';
export {
  type PropertyPath,
  type RelationOptions,
  type RelationRoles,
  toSparqlPath,
} from './properties.js';
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
