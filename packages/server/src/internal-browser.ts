// For the optional packages of this project that run in browsers. Unstable: names may change in any release.
export { createExecutableSchema } from './graphql/executable-schema.js';
export { createDocumentCache, type PreparedOperation } from './http/document-cache.js';
export {
  type PresentedResult,
  presentOutcome,
  presentRefusal,
  type ReportIncident,
} from './http/error-presenter.js';
export { DEFAULT_HTTP_LIMITS } from './http/http-limits.js';
export { jsonText } from './http/json-pieces.js';
export { LONGEST_RESULT, type ReceiptIssuer, receiptText } from './http/receipt.js';
export { RequestError } from './http/request-error.js';
export { readParameters } from './http/request-parameters.js';
export { repairVariables } from './http/variable-repairs.js';
export type { RequestContext } from './resolvers/context.js';
export { resolvers } from './resolvers/index.js';
export type { DatasetInfo } from './services/provenance-service.js';
export { createServices, type Services, type ServicesOptions } from './services/services.js';
export { sha256Hex } from './text-digest.js';
export { VERSION } from './version.js';
