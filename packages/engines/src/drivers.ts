export { trainedPredictor } from './admet-predictor/trained/trained-predictor.js';
export { buildArticleIndex } from './article-index/sqlite/sqlite-article-builder.js';
export { ARTICLE_FORMAT } from './article-index/sqlite/sqlite-article-format.js';
export { indexedArticles, openArticleIndex } from './article-index/sqlite/sqlite-article-index.js';
export { type GraphStoreEvent, oxigraphStore } from './graph-store/oxigraph/oxigraph-store.js';
export { graphWorkerCount } from './graph-store/oxigraph/worker-count.js';
export {
  type SparqlEndpointStoreOptions,
  sparqlEndpointStore,
} from './graph-store/sparql-endpoint/sparql-endpoint-store.js';
export { buildLabelIndex } from './label-index/sqlite/sqlite-label-builder.js';
export { LABEL_FORMAT } from './label-index/sqlite/sqlite-label-format.js';
export { openLabelIndex } from './label-index/sqlite/sqlite-label-index.js';
