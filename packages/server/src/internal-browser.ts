// For the optional packages of this project that run in browsers. Unstable: names may change in any release.

export type { DatasetInfo } from '@biographql/services';
export { createServices, type Services, type ServicesOptions } from '@biographql/services';
export { VERSION } from './config/version.js';
export { DEFAULT_LIMITS } from './generated/config.js';
export { createDocumentCache, readParameters, repairVariables } from './graphql/documents.js';
export { type PreparedOperation, sha256Hex } from './graphql/read-document.js';
export type { RequestContext } from './graphql/resolvers/context.js';
export { createExecutableSchema, resolvers } from './graphql/resolvers/index.js';
export {
  createReceipt,
  MAX_RESULT,
  type PresentedResult,
  presentOutcome,
  presentRejection,
  type ReceiptIssuer,
  type ReportIncident,
  RequestError,
  stableText,
  writeBody,
} from './graphql/result.js';
