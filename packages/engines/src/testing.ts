export {
  type AdmetValue,
  type AdmetValues,
  notInstalled,
  notInstalledPredictor,
  tablePredictor,
} from './admet-predictor/test-predictors.js';
export { testArticle, testAuthor } from './article-index/test-article.js';
export { inProcess, inProcessStore } from './graph-store/in-process/in-process-store.js';
export {
  type SparqlServer,
  startSparqlServer,
} from './graph-store/sparql-endpoint/test-server.js';
export { labelRow } from './label-index/test-label-row.js';
export { openOn, openTemporary, type TemporaryPlace, temporaryPlace } from './temporary-place.js';
export { testArticleIndex, testLabelIndex } from './test-indexes.js';
