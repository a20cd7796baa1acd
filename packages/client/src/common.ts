export type { AdmetPrediction } from '@biographql/core';
export {
  type Answer,
  answerQuestion,
  type Question,
  type QuestionAnswer,
} from './actions/answer-question.js';
export { articles } from './actions/articles.js';
export {
  type EmergingConcepts,
  type EmergingTopic,
  emergingConcepts,
} from './actions/emerging-concepts.js';
export { type EntityLookup, entityProperties } from './actions/entity-properties.js';
export { findDocuments } from './actions/find-documents.js';
export {
  type Edge,
  type EntityNode,
  type Neighborhood,
  type NeighborSearch,
  neighbors,
} from './actions/neighbors.js';
export { type AdmetRequest, predictAdmet } from './actions/predict-admet.js';
export { predictAdmetTable } from './actions/predict-admet-table.js';
export { type ArticleSearch, searchArticles } from './actions/search-articles.js';
export { type EntityHit, type EntitySearch, searchEntities } from './actions/search-entities.js';
export { type SparqlSearch, type SparqlTable, selectSparql } from './actions/select-sparql.js';
export { type SparqlResultsJson, sparqlJson } from './actions/sparql-json.js';
export {
  type InsightLookup,
  type SupportedInsight,
  supportedInsights,
} from './actions/supported-insights.js';
export { type TopAffiliation, topAffiliations } from './actions/top-affiliations.js';
export { type InsightSearch, type TopAuthor, topAuthors } from './actions/top-authors.js';
export { topEntities } from './actions/top-entities.js';
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
export type { BioGraphQLClient, ConnectionOptions } from './connect.js';
export type { TypedText } from './document.js';
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
export { dedupe } from './middleware/dedupe.js';
export { log, type RequestEvent } from './middleware/log.js';
export { type RetryOptions, retry } from './middleware/retry.js';
export { route } from './middleware/route.js';
export { timeout } from './middleware/timeout.js';
export type { RequestArguments, VariablesOf } from './request-arguments.js';
export type { Middleware, Transport, TransportRequest, TransportResponse } from './transport.js';
export type { Article, ArticleAuthor } from './wire/article.js';
export type { EntityCount } from './wire/entity-count.js';
export type { EntityProperties, EntityProperty, PropertyValue } from './wire/properties.js';
export type { RelatedDocument } from './wire/related-document.js';
export type { SparqlInput } from './wire/sparql-text.js';
