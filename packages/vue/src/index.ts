export type { Composable, QueryResult, QuerySettings } from './ask.js';
export * from './composables.js';
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
} from './larger-composables.js';
export { bioGraphQLPlugin, provideBioGraphQL, useBioGraphQL } from './provide.js';
