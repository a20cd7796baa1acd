/**
 * Whether the same request may succeed later: `never`, `later`, or `by-answer` for an error that stands for a whole
 * answer: it is retryable when its status is 408, 425, 429 or 5xx (500 only without a code, 501 never), or when every
 * error it lists is `later`.
 */
export type Retry = 'never' | 'later' | 'by-answer';

/** Properties of a code, for display, retries and documentation. */
export interface ErrorCodeFacts {
  /** HTTP status when no root field of the request holds data; null for a code that services never send. */
  readonly http: number | null;
  /** Whether the same request may succeed later. */
  readonly retry: Retry;
}

/** Every error code of every package: one table, so that a code is decided once. The page of a code is `errorPage(code)`. */
export const ERROR_CODES = {
  // The request.
  INVALID_REQUEST: { http: 400, retry: 'never' },
  INVALID_DOCUMENT: { http: 400, retry: 'never' },
  INVALID_ARGUMENT: { http: 400, retry: 'never' },
  UNKNOWN_ENGINE: { http: 400, retry: 'never' },
  INVALID_ID: { http: 400, retry: 'never' },
  INVALID_SPARQL: { http: 400, retry: 'never' },
  FORBIDDEN_SPARQL: { http: 400, retry: 'never' },
  UNKNOWN_MODEL: { http: 400, retry: 'never' },
  MODEL_NOT_INSTALLED: { http: 400, retry: 'never' },
  EMBEDDINGS_NOT_TRAINED: { http: 400, retry: 'never' },
  TOO_DEEP: { http: 400, retry: 'never' },
  TOO_COMPLEX: { http: 400, retry: 'never' },
  ENTITY_NOT_FOUND: { http: 200, retry: 'never' },
  UNAUTHENTICATED: { http: 401, retry: 'never' },
  FORBIDDEN: { http: 200, retry: 'never' },
  NOT_FOUND: { http: 404, retry: 'never' },
  METHOD_NOT_ALLOWED: { http: 405, retry: 'never' },
  NOT_ACCEPTABLE: { http: 406, retry: 'never' },
  REQUEST_TOO_LARGE: { http: 413, retry: 'never' },
  UNSUPPORTED_MEDIA_TYPE: { http: 415, retry: 'never' },
  RATE_LIMITED: { http: 429, retry: 'later' },
  // The service.
  RESULT_TOO_LARGE: { http: 400, retry: 'never' },
  QUERY_TIMEOUT: { http: 400, retry: 'never' },
  QUERY_TOO_LARGE: { http: 400, retry: 'never' },
  ENGINE_UNAVAILABLE: { http: 500, retry: 'later' },
  OVERLOADED: { http: 503, retry: 'later' },
  INTERNAL: { http: 500, retry: 'never' },
  // One molecule, in its row of a result: the others are predicted.
  EMPTY_SMILES: { http: 200, retry: 'never' },
  INVALID_SMILES: { http: 200, retry: 'never' },
  MOLECULE_TOO_LARGE: { http: 200, retry: 'never' },
  OUT_OF_SCOPE: { http: 200, retry: 'never' },
  TOOLKIT_FAILURE: { http: 200, retry: 'never' },
  // The client; its proxy answers NETWORK.
  NETWORK: { http: 502, retry: 'later' },
  TIMEOUT: { http: null, retry: 'later' },
  HTTP_STATUS: { http: null, retry: 'by-answer' },
  MALFORMED_RESPONSE: { http: null, retry: 'never' },
  OPERATION_FAILED: { http: null, retry: 'by-answer' },
  UNKNOWN_VARIABLE: { http: null, retry: 'never' },
  UNSAFE_KEY: { http: null, retry: 'never' },
  // The hooks.
  PROVIDER_MISSING: { http: null, retry: 'never' },
  SCOPE_COLLISION: { http: null, retry: 'never' },
  // The catalog and the predictor.
  INVALID_ADMET_VALUE: { http: null, retry: 'never' },
  INVALID_MODEL_FILE: { http: null, retry: 'never' },
  MODEL_UNAVAILABLE: { http: null, retry: 'later' },
  TOOLKIT_UNAVAILABLE: { http: null, retry: 'later' },
  // The start of the service and its commands.
  INVALID_CONFIG: { http: null, retry: 'never' },
  KEY_FILE_UNAVAILABLE: { http: null, retry: 'never' },
  DATASET_UNAVAILABLE: { http: null, retry: 'never' },
} as const satisfies Record<string, ErrorCodeFacts>;

/** A code of {@link ERROR_CODES}. */
export type ErrorCode = keyof typeof ERROR_CODES;

type CodesWith<Facts> = {
  [Code in ErrorCode]: (typeof ERROR_CODES)[Code] extends Facts ? Code : never;
}[ErrorCode];

/** A code that an answer of a service may carry. */
export type WireErrorCode = CodesWith<{ readonly http: number }>;

/** A code after which the same request may succeed later. */
export type RetryableErrorCode = CodesWith<{ readonly retry: 'later' }>;
