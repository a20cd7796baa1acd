export type { Primitive, QueryResult, QuerySettings } from './ask.js';
export {
  type EntitiesResult,
  type EntitiesSettings,
  type InfiniteArticlesSettings,
  type SparqlSettings,
  useAdmetPredictions,
  useEntities,
  useInfiniteArticles,
  useOperation,
  useSparql,
} from './larger-primitives.js';
export * from './primitives.js';
export { BioGraphQLProvider, type BioGraphQLProviderProps, useBioGraphQL } from './provide.js';
