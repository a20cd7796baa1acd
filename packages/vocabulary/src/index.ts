export { CHECK_TAGS, isCheckTag, isTopic } from './check-tags.js';
export { createVocabulary } from './create-vocabulary.js';
export type { EntityEvidence } from './entity-types.js';
export { mergeVocabularies } from './merge-vocabularies.js';
export { toSparqlPath } from './sparql-path.js';
export type {
  EntityTyping,
  PredicateMeaning,
  PropertyNaming,
  PropertyPath,
  RelationOptions,
  RelationRoles,
  StatementPredicates,
  Vocabulary,
} from './vocabulary.js';
export {
  type PredicateRole,
  type PropertyData,
  parseVocabulary,
  type RelationData,
  type VocabularyData,
} from './vocabulary-data.js';
export { VocabularyError } from './vocabulary-error.js';
export { WIKIDATA } from './wikidata.js';
