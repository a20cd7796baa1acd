export { inProcess, inProcessStore } from './in-process-store.js';
export {
  type SparqlServer,
  startSparqlServer,
} from './sparql-server.js';
export { openOn, openTemporary, type TemporaryPlace, temporaryPlace } from './temporary-place.js';
export {
  labelRow,
  testArticle,
  testArticleIndex,
  testAuthor,
  testLabelIndex,
} from './test-indexes.js';
export {
  type AdmetValue,
  type AdmetValues,
  notInstalled,
  notInstalledPredictor,
  tablePredictor,
} from './test-predictors.js';
