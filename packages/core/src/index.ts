export * from './admet.js';
export { type AdmetCertainty, type AdmetPredictionSet, certaintyOf } from './admet-certainty.js';
export * from './entity-type.js';
export {
  BioGraphQLError,
  type BioGraphQLErrorOptions,
  type ErrorFacts,
  errorPage,
  isRetryableCode,
  withoutPages,
  withPage,
} from './errors/biographql-error.js';
export {
  ERROR_CODES,
  type ErrorCode,
  type ErrorCodeFacts,
  type Retry,
  type RetryableErrorCode,
  type WireErrorCode,
} from './errors/codes.js';
export {
  ForbiddenSparqlError,
  InvalidArgumentError,
  InvalidIdError,
  InvalidSparqlError,
  type TextPosition,
  UnknownEngineError,
  UnknownModelError,
} from './errors/input.js';
export {
  EmbeddingsNotTrainedError,
  EngineUnavailableError,
  EntityNotFoundError,
  ModelNotInstalledError,
  OverloadedError,
  QueryTimeoutError,
  QueryTooLargeError,
  RateLimitedError,
  ResultTooLargeError,
} from './errors/lookup.js';
export type { AdmetModelName } from './generated/admet-model-name.js';
export * from './generated/documents.js';
export {
  type Brand,
  type Doi,
  type EntityIri,
  isDoi,
  isEntityIri,
  isQid,
  parseDoi,
  parseEntityIri,
  parseQid,
  type Qid,
  shortEntityId,
  WIKIDATA_ENTITY,
} from './ids.js';
export type * from './molecule-description.js';
export type { CallOptions, Page } from './page.js';
export type * from './scalars.js';
