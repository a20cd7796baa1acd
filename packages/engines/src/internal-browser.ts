// For the optional packages of this project that run in browsers. Unstable: names may change in any release.
export {
  inProcessPredictor,
  type PredictorFiles,
} from './admet-predictor/trained/trained-predictor.js';
export { ARTICLE_FORMAT } from './article-index/sqlite/sqlite-article-format.js';
export { articleIndexIn } from './article-index/sqlite/sqlite-article-index.js';
export { createDeadline } from './graph-store/deadline.js';
export { createAnswerer, getMessage } from './graph-store/oxigraph/query-answers.mjs';
export { loadBlocks } from './graph-store/oxigraph/triple-blocks.mjs';
export { fixedSlots, QueryQueue } from './graph-store/query-queue.js';
export {
  type PoolQuery,
  poolStore,
  type QueryPool,
  type WorkerAnswer,
  type WorkerQuery,
} from './graph-store/run-query.js';
export { LABEL_FORMAT } from './label-index/sqlite/label-tables.js';
export { labelIndexIn } from './label-index/sqlite/sqlite-label-index.js';
export {
  checkFormat,
  type DatabaseFormat,
  type SqlDatabase,
  type SqlRow,
  type SqlStatement,
} from './sqlite/sql-database.js';
