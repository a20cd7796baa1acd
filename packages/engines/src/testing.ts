export { notInstalled } from './admet-predictor/not-installed/not-installed.js';
export { notInstalledPredictor } from './admet-predictor/not-installed/not-installed-predictor.js';
export {
  type AdmetValue,
  type AdmetValues,
  tablePredictor,
} from './admet-predictor/table/table-predictor.js';
export { testArticle, testAuthor } from './article-index/article.fixture.js';
export { inProcess } from './graph-store/in-process/in-process.js';
export { inProcessStore } from './graph-store/in-process/in-process-store.js';
export {
  type SparqlServer,
  startSparqlServer,
} from './graph-store/sparql-endpoint/sparql-server.fixture.js';
export { labelRow } from './label-index/label-row.fixture.js';
export { openOn, openTemporary, type TemporaryPlace, temporaryPlace } from './temporary-place.js';
export { testArticleIndex, testLabelIndex } from './test-indexes.js';
