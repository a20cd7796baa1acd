export * from './generated/options.js';
export type {
  ActionKey,
  ClientKey,
  Operation,
  OperationKey,
  RootKey,
} from './keys.js';
export { EMPTY_KEY, IDLE_KEY, keyOf, ROOT_KEY } from './keys.js';
export type {
  ActionOptions,
  AnswerCache,
  OptionsFunction,
  QueryContext,
} from './options/action-options.js';
export { type OperationDocument, operationOptions } from './options/action-options.js';
export {
  type AdmetPredictionsOptions,
  type AdmetPredictionsSettings,
  admetOptions,
  admetPredictionsOptions,
} from './options/admet-predictions.js';
export { mergeNeighborhoods } from './options/merge-neighborhoods.js';
export {
  type ArticleList,
  type ArticlePages,
  articleList,
  type InfiniteArticleSearch,
  type InfiniteArticlesOptions,
  infiniteArticlesOptions,
  type PagedOptions,
  pagedOperationOptions,
  pagedOptions,
} from './options/paged.js';
export {
  type NoOthers,
  type SparqlOptions,
  sparqlJsonOptions,
  sparqlOptions,
} from './options/sparql.js';
export {
  type EntitiesResult,
  entitiesOf,
  type SetByTyping,
  type TypedEntities,
  type TypedEntitiesOptions,
  type TypingSettings,
  typedEntitiesOptions,
} from './options/typed-entities.js';
export {
  claimScope,
  ProviderMissingError,
  ScopeCollisionError,
  type ScopedClient,
  withScope,
} from './scope.js';
