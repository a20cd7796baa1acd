export {
  type AdmetValue,
  type AdmetValues,
  notInstalled,
  notInstalledPredictor,
  tablePredictor,
} from './admet-predictor/test-predictors.js';
export { inProcess, inProcessStore } from './graph-store/in-process/in-process-store.js';
export {
  type SparqlServer,
  startSparqlServer,
} from './graph-store/sparql-endpoint/test-server.js';
export { openOn, openTemporary, type TemporaryPlace, temporaryPlace } from './temporary-place.js';
export {
  labelRow,
  testArticle,
  testArticleIndex,
  testAuthor,
  testLabelIndex,
} from './test-indexes.js';
