export { type ArticleId, parseArticleId } from './article-id.js';
export {
  type DocumentItem,
  UnreadableDocumentError,
  type VerifiableDocument,
} from './readers/document.js';
export {
  DOCUMENT_ENDINGS,
  type ReadDocumentOptions,
  readDocument,
} from './readers/read-document.js';
export { writeJUnit, writeSarif } from './reports/ci-reports.js';
export { type FixedDocument, fixDocument } from './reports/fixes.js';
export {
  countRows,
  getCorrections,
  getMessages,
  RESULT_WORDS,
  type ReportCounts,
  type ReportedCheck,
  type ReportRow,
} from './reports/report.js';
export { writeTextReport } from './reports/text-report.js';
export * from './verdict.js';
