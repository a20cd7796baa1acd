// The service in a browser: its engines and services in a worker, without HTTP, files and threads of Node.
export {
  ARTICLE_FORMAT,
  articleIndexIn,
  type DatabaseFormat,
  inProcessPredictor,
  LABEL_FORMAT,
  labelIndexIn,
  type PredictorFiles,
} from '@biographql/engines/internal/browser';
export { deferredArticles, deferredLabels } from './engines/deferred-indexes.js';
export type { LoadedGraph, PageWorker } from './engines/page-pool.js';
export { type PageGraphOptions, pageGraphStore } from './engines/page-pool.js';
export { type GraphWorkerPort, type ServedGraph, serveGraph } from './engines/serve-graph.js';
export { type DatabaseBytes, openWasmDatabase } from './engines/wasm-database.js';
export {
  createTabService,
  type TabService,
  type TabServiceOptions,
} from './service/create-tab-service.js';
export { serveTab, type TabAnswer, type TabPort, type TabRequest } from './service/serve-tab.js';
