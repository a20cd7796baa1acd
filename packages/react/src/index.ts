export { type EntitiesResult, ProviderMissingError, ScopeCollisionError } from '@biographql/query';
export * from './generated/hooks.js';
export {
  type AdmetPredictionsHookOptions,
  useAdmetPredictions,
} from './hooks/use-admet-predictions.js';
export type {
  HookOptions,
  QueryHook,
  SuspenseHook,
  SuspenseHookOptions,
} from './hooks/use-base.js';
export { useBioGraphQL } from './hooks/use-base.js';
export {
  type EntitiesOptions,
  useEntities,
} from './hooks/use-entities.js';
export {
  type InfiniteArticlesHookOptions,
  type SuspenseInfiniteArticlesHookOptions,
  useInfiniteArticles,
  useSuspenseInfiniteArticles,
} from './hooks/use-infinite-articles.js';
export {
  type Expansion,
  type NeighborsOptions,
  type NeighborsResult,
  useNeighbors,
  useSuspenseNeighbors,
} from './hooks/use-neighbors.js';
export { useOperation, useSuspenseOperation } from './hooks/use-operation.js';
export {
  type SparqlHookError,
  type SparqlHookOptions,
  type SuspenseSparqlHookOptions,
  useSparql,
  useSparqlJson,
  useSuspenseSparql,
  useSuspenseSparqlJson,
} from './hooks/use-sparql.js';
export {
  BioGraphQLProvider,
  type BioGraphQLProviderProps,
} from './provider.js';
