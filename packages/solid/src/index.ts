export type { EntitiesResult } from '@biographql/query';
export type { Primitive, QueryResult, QuerySettings } from './ask.js';
export {
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
