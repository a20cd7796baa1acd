import {
  type BioGraphQLError,
  EmbeddingsNotTrainedError,
  EngineUnavailableError,
  EntityNotFoundError,
  ForbiddenSparqlError,
  InvalidArgumentError,
  InvalidIdError,
  InvalidSparqlError,
  ModelNotInstalledError,
  OverloadedError,
  QueryTimeoutError,
  QueryTooLargeError,
  RateLimitedError,
  ResultTooLargeError,
  UnknownEngineError,
  UnknownModelError,
  type WireErrorCode,
} from '@biographql/core';

/** A code that a whole answer of the service may carry, or of its proxy; a code of one molecule stands in its row, see `buildPrediction`. */
export type FailureCode = Exclude<
  WireErrorCode,
  'EMPTY_SMILES' | 'INVALID_SMILES' | 'MOLECULE_TOO_LARGE' | 'OUT_OF_SCOPE' | 'TOOLKIT_FAILURE'
>;

/** Codes of requests that are rejected before they are run. */
export const REFUSALS: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'INVALID_REQUEST',
  'INVALID_DOCUMENT',
  'TOO_DEEP',
  'TOO_COMPLEX',
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'NOT_ACCEPTABLE',
  'REQUEST_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'NETWORK',
]);

/** Codes that a table of SPARQL rows reports in its own field. */
export const TOLD_IN_TABLES: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'INVALID_SPARQL',
  'FORBIDDEN_SPARQL',
  'QUERY_TIMEOUT',
  'QUERY_TOO_LARGE',
  'RESULT_TOO_LARGE',
]);

const ENTITY = 'http://www.wikidata.org/entity/Q99999999';

/** A failure of each code as the service words it. */
export const FAILURES: Readonly<
  Record<FailureCode, (seconds: number) => string | BioGraphQLError>
> = {
  INVALID_REQUEST: () => 'The body must be a JSON object with a `query`.',
  INVALID_DOCUMENT: () => 'The document has no operation.',
  INVALID_ARGUMENT: () => new InvalidArgumentError('pageSize', 'must be from 1 to 100', 0),
  UNKNOWN_ENGINE: () => new UnknownEngineError('another'),
  INVALID_ID: () => new InvalidIdError('no id', 'an entity URI, or a QID such as Q12078'),
  INVALID_SPARQL: () => new InvalidSparqlError("this isn't a keyword.", { line: 1, column: 1 }),
  FORBIDDEN_SPARQL: () => new ForbiddenSparqlError('DELETE', 'this service only reads.'),
  UNKNOWN_MODEL: () => new UnknownModelError('LogSS', 'LogS'),
  MODEL_NOT_INSTALLED: () => new ModelNotInstalledError('hERG'),
  EMBEDDINGS_NOT_TRAINED: () => new EmbeddingsNotTrainedError(),
  TOO_DEEP: () => 'The document nests fields more than 12 levels deep.',
  TOO_COMPLEX: () => 'The document has more than 500 fields.',
  ENTITY_NOT_FOUND: () => new EntityNotFoundError(ENTITY),
  UNAUTHENTICATED: () => 'The `x-api-key` header is missing or not valid.',
  FORBIDDEN: () => 'Missing scope: this key needs the scope graph.',
  NOT_FOUND: () => 'There is nothing at this address.',
  METHOD_NOT_ALLOWED: () => 'Send GraphQL requests with POST.',
  NOT_ACCEPTABLE: () =>
    'The response is `application/json` or `application/graphql-response+json`; `Accept` allows neither.',
  REQUEST_TOO_LARGE: () => 'The request body is larger than this service reads.',
  UNSUPPORTED_MEDIA_TYPE: () =>
    'The request body must be sent as `Content-Type: application/json`, in UTF-8.',
  RATE_LIMITED: (seconds) => new RateLimitedError('The rate limit of this key is spent.', seconds),
  RESULT_TOO_LARGE: () => new ResultTooLargeError(100_000, 'rows', 'Add a LIMIT.'),
  QUERY_TIMEOUT: () => new QueryTimeoutError('graph', 10_000),
  QUERY_TOO_LARGE: () => new QueryTooLargeError('graph', 1_073_741_824),
  ENGINE_UNAVAILABLE: () => new EngineUnavailableError('graph', 'select'),
  OVERLOADED: (seconds) => new OverloadedError('graph', seconds),
  INTERNAL: () => 'Internal error',
  NETWORK: () => "Can't reach the service.",
};

export const FAILURE_CODES = Object.keys(FAILURES) as readonly FailureCode[];
