export { type ArticleId, getArticleUrl, parseArticleId } from './article-id.js';
export {
  type DocumentItem,
  UnreadableDocumentError,
  type VerifiableDocument,
} from './readers/document.js';
export { DOCUMENT_ENDINGS, readDocument } from './readers/read-document.js';
export {
  countRows,
  type FixedDocument,
  fixDocument,
  getCorrections,
  getMessages,
  RESULT_WORDS,
  type ReportRow,
  writeJUnit,
  writeSarif,
  writeTextReport,
} from './reports/report.js';
export * from './verdict.js';
