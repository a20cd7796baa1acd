export {
  type AdmetPrediction,
  type CustomAdmetModelName,
  customAdmetModel,
  type OwnAdmetModelName,
  ownAdmetModel,
  type ServedAdmetModelName,
} from '@biographql/core';
export * from './actions/admet.js';
export * from './actions/article-insights.js';
export * from './actions/articles.js';
export * from './actions/entity-properties.js';
export * from './actions/graph.js';
export * from './actions/questions.js';
export * from './actions/sparql.js';
export * from './admet/fill-admet-table.js';
export type { AstClient, BioGraphQLClient, ConnectionOptions, HeaderValues } from './connect.js';
export type {
  PrintOption,
  RequestArguments,
  RequestOptions,
  RequestPolicy,
  TypedAst,
  TypedText,
  VariablesOf,
} from './document.js';
export * from './errors.js';
export * from './generated/actions.js';
export type * from './generated/answers.js';
export * from './iterate-pages.js';
export * from './middleware/dedupe.js';
export * from './middleware/observe.js';
export { type RetryOptions, retry, route, timeout } from './policy.js';
export type {
  Fetch,
  Middleware,
  Transport,
  TransportRequest,
  TransportResponse,
} from './transport.js';
