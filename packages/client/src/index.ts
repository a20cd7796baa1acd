export { type BioGraphQLClient, type ClientOptions, createClient } from './create-client.js';
export type { TypedText } from './document.js';
export {
  type ClientError,
  type GraphQLErrorEntry,
  HttpStatusError,
  MalformedResponseError,
  NetworkError,
  OperationError,
  TimeoutError,
  UnknownVariableError,
  UnsafeKeyError,
} from './errors.js';
export type { Fetch } from './http-transport.js';
export { type RetryOptions, retry } from './middleware/retry.js';
export { timeout } from './middleware/timeout.js';
export type { RequestArguments } from './request-arguments.js';
export type { Middleware, Transport, TransportRequest, TransportResponse } from './transport.js';
