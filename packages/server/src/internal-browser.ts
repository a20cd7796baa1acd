// For the optional packages of this project that run in browsers. Unstable: names may change in any release.

export type { DatasetInfo } from '@biographql/services';
export { createServices, type Services, type ServicesOptions } from '@biographql/services';
export { VERSION } from './config/version.js';
export { createDocumentCache, type PreparedOperation } from './graphql/document-cache.js';
export {
  type PresentedResult,
  presentOutcome,
  presentRefusal,
  type ReportIncident,
} from './graphql/error-presenter.js';
export { createExecutableSchema } from './graphql/executable-schema.js';
export { RequestError } from './graphql/request-error.js';
export { readParameters } from './graphql/request-parameters.js';
export type { RequestContext } from './graphql/resolvers/context.js';
export { resolvers } from './graphql/resolvers/index.js';
export { repairVariables } from './graphql/root-fields.js';
export { sha256Hex } from './graphql/text-digest.js';
export { DEFAULT_HTTP_LIMITS } from './http/http-limits.js';
export {
  createReceipt,
  MAX_RESULT,
  type ReceiptIssuer,
  stableText,
} from './http/receipts/receipt.js';
