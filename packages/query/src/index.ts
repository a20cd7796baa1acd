export { ProviderMissingError, ScopeCollisionError } from './errors.js';
export type {
  ActionKey,
  ClientKey,
  Operation,
  OperationKey,
  RootKey,
} from './keys.js';
export { EMPTY_KEY, IDLE_KEY, keyOf, ROOT_KEY } from './keys.js';
export type { ActionOptions, OptionsFunction } from './options/action-options.js';
export { admetOptions } from './options/admet.js';
export { admetExplanationOptions } from './options/admet-explanation.js';
export { admetModelsOptions } from './options/admet-models.js';
export {
  type AdmetPredictionsOptions,
  type AdmetPredictionsSettings,
  admetPredictionsOptions,
} from './options/admet-predictions.js';
export { answerOptions } from './options/answer.js';
export { articlesOptions } from './options/articles.js';
export { documentsOptions } from './options/documents.js';
export { emergingConceptsOptions } from './options/emerging-concepts.js';
export { entitiesOptions } from './options/entities.js';
export { entitiesByNameOptions } from './options/entities-by-name.js';
export { entityPropertiesOptions } from './options/entity-properties.js';
export { entityVectorsOptions } from './options/entity-vectors.js';
export {
  type ArticleList,
  type ArticlePages,
  articleList,
  type InfiniteArticleSearch,
  type InfiniteArticlesOptions,
  infiniteArticlesOptions,
} from './options/infinite-articles.js';
export { insightRowsOptions } from './options/insight-rows.js';
export { mergeNeighborhoods } from './options/merge-neighborhoods.js';
export { neighborsOptions } from './options/neighbors.js';
export { type OperationDocument, operationOptions } from './options/operation.js';
export { type PagedOptions, pagedOperationOptions, pagedOptions } from './options/paged.js';
export { predicatesOptions } from './options/predicates.js';
export { predicatesByNameOptions } from './options/predicates-by-name.js';
export { provenanceOptions } from './options/provenance.js';
export type { AnswerCache, QueryContext } from './options/query-function.js';
export { questionEntitiesOptions } from './options/question-entities.js';
export { questionSparqlOptions } from './options/question-sparql.js';
export { resolvedEntitiesOptions } from './options/resolved-entities.js';
export {
  type NoOthers,
  type SparqlOptions,
  sparqlOptions,
} from './options/sparql.js';
export { sparqlJsonOptions } from './options/sparql-json.js';
export { supportedInsightsOptions } from './options/supported-insights.js';
export { topAffiliationsOptions } from './options/top-affiliations.js';
export { topAuthorsOptions } from './options/top-authors.js';
export { topEntitiesOptions } from './options/top-entities.js';
export { triplePlausibilitiesOptions } from './options/triple-plausibilities.js';
export {
  type EntitiesResult,
  entitiesOf,
  type SetByTyping,
  type TypedEntities,
  type TypedEntitiesOptions,
  type TypingSettings,
  typedEntitiesOptions,
} from './options/typed-entities.js';
export { claimScope, type ScopedClient, withScope } from './scope.js';
