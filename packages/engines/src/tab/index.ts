// Engines for a service in a page: the drivers' own code over WebAssembly builds, without files and threads of Node.
export {
  inProcessPredictor,
  type PredictorFiles,
} from '../admet-predictor/trained/in-process-predictor.js';
export { wordEmbedder } from '../article-index/reading/text-embedder.js';
export { ARTICLE_FORMAT } from '../article-index/sqlite/sqlite-article-format.js';
export {
  type ArticleIndexOptions,
  articleIndexIn,
} from '../article-index/sqlite/sqlite-article-index.js';
export {
  type PageGraphOptions,
  pageGraphStore,
} from '../graph-store/oxigraph/page/page-graph-store.js';
export type {
  FromGraphWorker,
  LoadedGraph,
  ToGraphWorker,
} from '../graph-store/oxigraph/page/page-messages.js';
export type { PageWorker } from '../graph-store/oxigraph/page/page-pool.js';
export { LABEL_FORMAT } from '../label-index/sqlite/sqlite-label-format.js';
export { labelIndexIn } from '../label-index/sqlite/sqlite-label-index.js';
export type { DatabaseFormat, SqlDatabase, SqlStatement } from '../sqlite/sql-database.js';
export { type DatabaseBytes, openWasmDatabase } from '../sqlite/wasm-database.js';
export { deferredArticles, deferredLabels } from './deferred-indexes.js';
