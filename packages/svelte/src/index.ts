export type { EntitiesResult } from '@biographql/query';
export type { Accessor, QueryMaker, QueryResult, QuerySettings } from './ask.js';
export {
  createAdmetPredictions,
  createEntities,
  createInfiniteArticles,
  createOperation,
  createSparql,
  type EntitiesSettings,
  type InfiniteArticlesSettings,
  type SparqlSettings,
} from './larger-queries.js';
export { getBioGraphQL, setBioGraphQL } from './provide.js';
export * from './queries.js';
