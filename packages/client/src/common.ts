export {
  type AdmetPrediction,
  type OwnAdmetModelName,
  ownAdmetModel,
  type ServedAdmetModelName,
} from '@biographql/core';
export { findDocuments } from './actions/find-documents.js';
export {
  type AdmetExplanationLookup,
  getAdmetExplanation,
} from './actions/get-admet-explanation.js';
export { type AdmetModelsLookup, getAdmetModels } from './actions/get-admet-models.js';
export {
  type Answer,
  getAnswer,
  type Question,
  type QuestionAnswer,
} from './actions/get-answer.js';
export {
  type EmergingConcepts,
  type EmergingTopic,
  getEmergingConcepts,
} from './actions/get-emerging-concepts.js';
export { getEntitiesByName, type NameSearch } from './actions/get-entities-by-name.js';
export { type EntityLookup, getEntityProperties } from './actions/get-entity-properties.js';
export { type EntityVectorLookup, getEntityVectors } from './actions/get-entity-vectors.js';
export {
  getInsightRows,
  type InsightRow,
  type InsightRows,
  type InsightRowsLookup,
} from './actions/get-insight-rows.js';
export {
  type Edge,
  type EntityNode,
  getNeighbors,
  type NeighborCount,
  type Neighborhood,
  type NeighborSearch,
  type Subtype,
} from './actions/get-neighbors.js';
export { getPredicates, type PredicateLookup } from './actions/get-predicates.js';
export { getPredicatesByName } from './actions/get-predicates-by-name.js';
export {
  type Fact,
  getProvenance,
  type Provenance,
  type ProvenanceLookup,
} from './actions/get-provenance.js';
export { getQuestionEntities, type QuestionText } from './actions/get-question-entities.js';
export { getQuestionSparql, type QuestionTranslation } from './actions/get-question-sparql.js';
export { getSparqlJson, type SparqlResultsJson } from './actions/get-sparql-json.js';
export {
  getSupportedInsights,
  type InsightLookup,
  type SupportedInsight,
} from './actions/get-supported-insights.js';
export { getTopAffiliations, type TopAffiliation } from './actions/get-top-affiliations.js';
export { getTopAuthors, type InsightSearch, type TopAuthor } from './actions/get-top-authors.js';
export { getTopEntities } from './actions/get-top-entities.js';
export { getTriplePlausibilities, type TripleList } from './actions/get-triple-plausibilities.js';
export { iterateArticles } from './actions/iterate-articles.js';
export { iterateNeighbors } from './actions/iterate-neighbors.js';
export { type AdmetRequest, predictAdmet } from './actions/predict-admet.js';
export { predictAdmetTable } from './actions/predict-admet-table.js';
export {
  type EntityCandidate,
  type EntityResolution,
  type ExternalIdentifier,
  type ResolvedName,
  resolveEntities,
} from './actions/resolve-entities.js';
export {
  type ArticlePage,
  type ArticleSearch,
  searchArticles,
  type YearCount,
} from './actions/search-articles.js';
export { type EntityHit, type EntitySearch, searchEntities } from './actions/search-entities.js';
export { type SparqlSearch, type SparqlTable, selectSparql } from './actions/select-sparql.js';
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
export type { AstClient, BioGraphQLClient, ConnectionOptions } from './connect.js';
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
export type { Abstention, Claim, ClaimQuote } from './wire/claim.js';
export type { EntityCount } from './wire/entity-count.js';
export type { EntityProperties, EntityProperty, PropertyValue } from './wire/entity-properties.js';
export type { GraphStatement } from './wire/graph-statement.js';
export type { RelatedDocument } from './wire/related-document.js';
export type { SparqlInput } from './wire/sparql-text.js';
