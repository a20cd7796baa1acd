export { notInstalled } from './admet-predictor/not-installed/not-installed.js';
export { notInstalledPredictor } from './admet-predictor/not-installed/not-installed-predictor.js';
export {
  type AdmetValue,
  type AdmetValues,
  tablePredictor,
} from './admet-predictor/table/table-predictor.js';
export { testArticle, testAuthor } from './article-index/article.fixture.js';
export { memoryArticleIndex } from './article-index/memory/memory-article-index.js';
export { memoryArticles } from './article-index/memory/memory-articles.js';
export { inProcess } from './graph-store/in-process/in-process.js';
export { inProcessStore } from './graph-store/in-process/in-process-store.js';
export {
  type SparqlServer,
  startSparqlServer,
} from './graph-store/sparql-endpoint/sparql-server.fixture.js';
export { labelRow } from './label-index/label-row.fixture.js';
export { memoryLabelIndex } from './label-index/memory/memory-label-index.js';
export { memoryLabels } from './label-index/memory/memory-labels.js';
export { openOn, openTemporary, type TemporaryPlace, temporaryPlace } from './temporary-place.js';
