import { BioGraphQLError, type ErrorCode } from '@biographql/core';
import { type FailedAnswer, Failure, type FailureOptions } from './failure.js';

export type { FailedAnswer, FailureOptions, GraphQLErrorEntry } from './failure.js';

/** An error of this client, by its name and its code. */
export interface NamedError<Name extends string, Code extends ErrorCode>
  extends BioGraphQLError<Code> {
  readonly name: Name;
}

/** Base of the four errors for a failure response of the service. */
export interface ServiceError<Data = unknown, Code extends ErrorCode = ErrorCode>
  extends BioGraphQLError<Code>,
    FailedAnswer<Data> {
  /** The HTTP status, and the codes of all entries of `errors`. */
  readonly facts: { readonly status: number; readonly codes: readonly string[] };
  /** True when an error of the list has this code. */
  has(code: string): boolean;
}

/** The request did not reach the service, or its answer did not arrive. */
export type NetworkError = NamedError<'NetworkError', 'NETWORK'>;

/** The service did not answer in time. */
export type TimeoutError = NamedError<'TimeoutError', 'TIMEOUT'>;

/** A status other than 200, 401, 403 and 429 came without a GraphQL error list. */
export type HttpStatusError = NamedError<'HttpStatusError', 'HTTP_STATUS'> & FailedAnswer;

/** The response is not a GraphQL response, or lacks a requested field. */
export type MalformedResponseError = NamedError<'MalformedResponseError', 'MALFORMED_RESPONSE'> &
  Partial<FailedAnswer>;

/** The key is missing, wrong or forbidden (401, 403); one that only lacks a scope gives an OperationError (`FORBIDDEN`). */
export type UnauthenticatedError = NamedError<'UnauthenticatedError', 'UNAUTHENTICATED'> &
  ServiceError<unknown, 'UNAUTHENTICATED'>;

/** Too many requests with this key (429); wait for `retryAfterMs`. */
export type RateLimitedError = NamedError<'RateLimitedError', 'RATE_LIMITED'> &
  ServiceError<unknown, 'RATE_LIMITED'>;

/**
 * The service rejected the request or stopped its query at a limit (another 4xx, or a SPARQL query that failed): change
 * it before you retry. `has` and `errors` have the service's own code, e.g. `INVALID_SPARQL`.
 */
export type BadInputError = NamedError<'BadInputError', 'INVALID_REQUEST'> &
  ServiceError<unknown, 'INVALID_REQUEST'>;

/** The operation failed, wholly or in part; whatever succeeded is in `data`. */
export type OperationError<Data = unknown> = NamedError<'OperationError', 'OPERATION_FAILED'> &
  ServiceError<Data, 'OPERATION_FAILED'>;

/** A variable that the document does not declare, or an option that the function does not have. */
export type UnknownVariableError = NamedError<'UnknownVariableError', 'UNKNOWN_VARIABLE'>;

/** An API key was given to browser code. */
export type UnsafeKeyError = NamedError<'UnsafeKeyError', 'UNSAFE_KEY'>;

/** Works like a class in `instanceof` and `new`. Bundles contain only the imported ones. */
export interface ErrorKind<Kind> {
  /** @param message - one sentence. @param options - facts, cause, and the error's other properties. */
  new (message: string, options?: FailureOptions): Kind;
  [Symbol.hasInstance](value: unknown): value is Kind;
}

function errorKind<Kind extends BioGraphQLError>(
  ...codes: readonly [Kind['code'], ...Kind['code'][]]
): ErrorKind<Kind> {
  return class {
    static [Symbol.hasInstance](value: unknown): value is Kind {
      return value instanceof Error && codes.includes((value as Kind).code);
    }

    constructor(message: string, options?: FailureOptions) {
      // biome-ignore lint/correctness/noConstructorReturn: all errors are of one class, which pages load once.
      return new Failure(codes[0], message, options);
    }
  } as unknown as ErrorKind<Kind>;
}

export const NetworkError: ErrorKind<NetworkError> = /* @__PURE__ */ errorKind('NETWORK');
export const TimeoutError: ErrorKind<TimeoutError> = /* @__PURE__ */ errorKind('TIMEOUT');
export const HttpStatusError: ErrorKind<HttpStatusError> = /* @__PURE__ */ errorKind('HTTP_STATUS');
export const MalformedResponseError: ErrorKind<MalformedResponseError> =
  /* @__PURE__ */ errorKind('MALFORMED_RESPONSE');
export const UnauthenticatedError: ErrorKind<UnauthenticatedError> =
  /* @__PURE__ */ errorKind('UNAUTHENTICATED');
export const RateLimitedError: ErrorKind<RateLimitedError> =
  /* @__PURE__ */ errorKind('RATE_LIMITED');
export const BadInputError: ErrorKind<BadInputError> = /* @__PURE__ */ errorKind('INVALID_REQUEST');
export const OperationError: ErrorKind<OperationError> =
  /* @__PURE__ */ errorKind('OPERATION_FAILED');
export const UnknownVariableError: ErrorKind<UnknownVariableError> =
  /* @__PURE__ */ errorKind('UNKNOWN_VARIABLE');
export const UnsafeKeyError: ErrorKind<UnsafeKeyError> = /* @__PURE__ */ errorKind('UNSAFE_KEY');
/** Whether an error is one of the four that a service responds with. */
export const ServiceError: ErrorKind<ServiceError> = /* @__PURE__ */ errorKind(
  'OPERATION_FAILED',
  'UNAUTHENTICATED',
  'RATE_LIMITED',
  'INVALID_REQUEST',
);

/** The errors of this client; an abort rejects with the reason of its signal. Switch over `code` or `name`. */
export type ClientError =
  | NetworkError
  | TimeoutError
  | HttpStatusError
  | MalformedResponseError
  | UnauthenticatedError
  | BadInputError
  | RateLimitedError
  | OperationError
  | UnknownVariableError
  | UnsafeKeyError;

const CODES: readonly ErrorCode[] = [
  'NETWORK',
  'TIMEOUT',
  'HTTP_STATUS',
  'MALFORMED_RESPONSE',
  'UNAUTHENTICATED',
  'INVALID_REQUEST',
  'RATE_LIMITED',
  'OPERATION_FAILED',
  'UNKNOWN_VARIABLE',
  'UNSAFE_KEY',
] satisfies readonly ClientError['code'][];

/**
 * Returns whether a value is an error of this client, so that `error.name` narrows it. An error made by a second copy
 * of the package counts too.
 * @example
 * ```ts
 * try {
 *   await searchEntities(client, { text: 'asthma' });
 * } catch (error) {
 *   if (!isClientError(error)) throw error;
 *   if (error.name === 'RateLimitedError') console.log(`wait ${error.retryAfterMs} ms`);
 *   else if (error.name === 'UnauthenticatedError') console.log('the key is not accepted');
 *   else console.log(error.code, error.facts, error.isRetryable);
 * }
 * ```
 */
export function isClientError(value: unknown): value is ClientError {
  return BioGraphQLError.is(value) && CODES.includes(value.code);
}
