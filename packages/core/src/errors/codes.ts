/** What a code means to a transport: the HTTP status when nothing else in the request succeeded, and whether the same request may succeed later. */
export interface ErrorCodeFacts {
  /** HTTP status used when no root field of the request holds data. */
  readonly http: number;
  /** True when the same request may succeed later. */
  readonly isRetryable: boolean;
}

/** Every error code of the service and its clients (the last seven): one table, so that a new code is decided once. */
export const ERROR_CODES = {
  INVALID_REQUEST: { http: 400, isRetryable: false },
  INVALID_DOCUMENT: { http: 400, isRetryable: false },
  INVALID_ARGUMENT: { http: 400, isRetryable: false },
  UNKNOWN_ENGINE: { http: 400, isRetryable: false },
  INVALID_ID: { http: 400, isRetryable: false },
  INVALID_SPARQL: { http: 400, isRetryable: false },
  FORBIDDEN_SPARQL: { http: 400, isRetryable: false },
  INVALID_SMILES: { http: 400, isRetryable: false },
  UNKNOWN_MODEL: { http: 400, isRetryable: false },
  MODEL_NOT_INSTALLED: { http: 400, isRetryable: false },
  TOO_DEEP: { http: 400, isRetryable: false },
  TOO_COMPLEX: { http: 400, isRetryable: false },
  ENTITY_NOT_FOUND: { http: 200, isRetryable: false },
  UNAUTHENTICATED: { http: 401, isRetryable: false },
  NOT_FOUND: { http: 404, isRetryable: false },
  METHOD_NOT_ALLOWED: { http: 405, isRetryable: false },
  NOT_ACCEPTABLE: { http: 406, isRetryable: false },
  REQUEST_TOO_LARGE: { http: 413, isRetryable: false },
  UNSUPPORTED_MEDIA_TYPE: { http: 415, isRetryable: false },
  RATE_LIMITED: { http: 429, isRetryable: true },
  RESULT_TOO_LARGE: { http: 400, isRetryable: false },
  QUERY_TIMEOUT: { http: 400, isRetryable: false },
  ENGINE_UNAVAILABLE: { http: 500, isRetryable: true },
  OVERLOADED: { http: 503, isRetryable: true },
  INTERNAL: { http: 500, isRetryable: false },
  NETWORK: { http: 500, isRetryable: true },
  TIMEOUT: { http: 500, isRetryable: true },
  HTTP_STATUS: { http: 500, isRetryable: false },
  MALFORMED_RESPONSE: { http: 500, isRetryable: false },
  OPERATION_FAILED: { http: 500, isRetryable: false },
  UNKNOWN_VARIABLE: { http: 400, isRetryable: false },
  UNSAFE_KEY: { http: 500, isRetryable: false },
} as const satisfies Record<string, ErrorCodeFacts>;

/** A code of {@link ERROR_CODES}. */
export type ErrorCode = keyof typeof ERROR_CODES;
