export { type AdmetCertainty, type AdmetPredictionSet, certaintyOf } from './admet-certainty.js';
export type * from './admet-explanation.js';
export type * from './admet-prediction.js';
export * from './entity-type.js';
export {
  BioGraphQLError,
  type BioGraphQLErrorOptions,
  type ErrorFacts,
} from './errors/biographql-error.js';
export {
  ERROR_CODES,
  type ErrorCode,
  type ErrorCodeFacts,
  type Retry,
  type RetryableErrorCode,
  type WireErrorCode,
} from './errors/codes.js';
export { errorPage, withoutPages, withPage } from './errors/error-page.js';
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
export { isRetryableCode } from './errors/retryable.js';
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
export {
  type OwnAdmetModelName,
  ownAdmetModel,
  type ServedAdmetModelName,
} from './own-admet-model.js';
export type { CallOptions, Page } from './page.js';
export type * from './scalars.js';
export type { ServedAdmetModel } from './served-admet-model.js';
