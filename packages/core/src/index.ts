export * from './entity-type.js';
export {
  BioGraphQLError,
  type BioGraphQLErrorOptions,
  type ErrorFacts,
} from './errors/biographql-error.js';
export { ERROR_CODES, type ErrorCode, type ErrorCodeFacts } from './errors/codes.js';
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
  EngineUnavailableError,
  EntityNotFoundError,
  ModelNotInstalledError,
  OverloadedError,
  QueryTimeoutError,
  ResultTooLargeError,
} from './errors/lookup.js';
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
  WIKIDATA_ENTITY,
} from './ids.js';
export { isRecord } from './is-record.js';
export type { CallOptions, Page } from './page.js';
export type * from './scalars.js';
