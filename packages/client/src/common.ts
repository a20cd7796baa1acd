export {
  type AdmetPrediction,
  type OwnAdmetModelName,
  ownAdmetModel,
  type ServedAdmetModelName,
} from '@biographql/core';
export * from './actions/find-documents.js';
export * from './actions/get-admet-explanation.js';
export * from './actions/get-admet-models.js';
export * from './actions/get-answer.js';
export * from './actions/get-emerging-concepts.js';
export * from './actions/get-entities-by-name.js';
export * from './actions/get-entity.js';
export * from './actions/get-entity-properties.js';
export * from './actions/get-entity-vectors.js';
export * from './actions/get-insight-rows.js';
export * from './actions/get-molecules.js';
export * from './actions/get-neighbors.js';
export * from './actions/get-predicates.js';
export * from './actions/get-predicates-by-name.js';
export * from './actions/get-provenance.js';
export * from './actions/get-question-entities.js';
export * from './actions/get-question-sparql.js';
export * from './actions/get-sparql-json.js';
export * from './actions/get-supported-insights.js';
export * from './actions/get-top-affiliations.js';
export * from './actions/get-top-authors.js';
export * from './actions/get-top-entities.js';
export * from './actions/get-triple-plausibilities.js';
export * from './actions/iterate-articles.js';
export * from './actions/iterate-neighbors.js';
export * from './actions/predict-admet.js';
export * from './actions/predict-admet-table.js';
export * from './actions/resolve-entities.js';
export * from './actions/search-articles.js';
export * from './actions/search-entities.js';
export * from './actions/select-sparql.js';
export * from './actions/verify-items.js';
export {
  type AdmetCell,
  type AdmetRow,
  type AdmetSource,
  type AdmetTable,
  type AdmetTableOptions,
  type AdmetTableRequest,
  checkAdmetTableOptions,
  fillAdmetTable,
} from './admet/fill-admet-table.js';
export type { AstClient, BioGraphQLClient, ConnectionOptions, HeaderValues } from './connect.js';
export type { PrintOption, TypedAst, TypedText } from './document.js';
export {
  BadInputError,
  type ClientError,
  type FailedAnswer,
  type GraphQLErrorEntry,
  HttpStatusError,
  MalformedResponseError,
  NetworkError,
  OperationError,
  RateLimitedError,
  ServiceError,
  TimeoutError,
  UnauthenticatedError,
  UnknownVariableError,
  UnsafeKeyError,
} from './errors.js';
export type { Fetch } from './http-transport.js';
export { isClientError } from './is-client-error.js';
export {
  BY_OFFSET,
  BY_PAGE,
  iterateItems,
  iteratePages,
  type Paging,
} from './iterate-pages.js';
export { dedupe } from './middleware/dedupe.js';
export { log, type RequestEvent } from './middleware/log.js';
export { type Receipt, receipts } from './middleware/receipts.js';
export { type RetryOptions, retry } from './middleware/retry.js';
export { route } from './middleware/route.js';
export { timeout } from './middleware/timeout.js';
export type { RequestArguments, VariablesOf } from './request-arguments.js';
export type { Middleware, Transport, TransportRequest, TransportResponse } from './transport.js';
export type { Article, ArticleAuthor } from './wire/article.js';
export type {
  Abstention,
  Claim,
  ClaimQuote,
  GraphStatement,
  LiteraturePassage,
  ReadName,
} from './wire/claim.js';
export type { EntityProperties, EntityProperty, PropertyValue } from './wire/entity-properties.js';
export type { EntityCount, Subtype } from './wire/fields.js';
export type { RelatedDocument } from './wire/related-document.js';
export type { SparqlInput } from './wire/sparql-text.js';
