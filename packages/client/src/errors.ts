import {
  BioGraphQLError,
  type ErrorCode,
  type ErrorFacts,
  isRetryableCode,
  withoutPages,
} from '@biographql/core';
import { withoutCredentials } from '@biographql/core/internal';

/** The request did not reach the service, or its answer did not arrive. */
export class NetworkError extends BioGraphQLError<'NETWORK'> {
  declare readonly name: 'NetworkError';
  /** @param reason - why, as a sentence for display. */
  constructor(url: string, cause: unknown, reason = "Can't reach the service.") {
    super('NETWORK', reason, { facts: { url: withoutCredentials(url) }, cause });
  }
}

/** The service did not answer in time. */
export class TimeoutError extends BioGraphQLError<'TIMEOUT'> {
  declare readonly name: 'TimeoutError';
  constructor(url: string, timeoutMs: number) {
    super('TIMEOUT', `The service did not answer within ${timeoutMs} ms.`, {
      facts: { url: withoutCredentials(url), timeoutMs },
    });
  }
}

/** A status other than 200, 401, 403 and 429 came without a GraphQL error list. */
export class HttpStatusError extends BioGraphQLError<'HTTP_STATUS'> {
  declare readonly name: 'HttpStatusError';
  declare readonly status: number;
  /** The service's `x-request-id`, by which its log has the request; null when it sent none. */
  declare readonly requestId: string | null;
  constructor(url: string, status: number, body: string) {
    super('HTTP_STATUS', statusMessage(status), {
      facts: { url: withoutCredentials(url), status, body },
    });
    this.status = status;
  }

  override get isRetryable(): boolean {
    return isRetryableStatus(this.status);
  }
}

/** The response is not a GraphQL response, or lacks a requested field. */
export class MalformedResponseError extends BioGraphQLError<'MALFORMED_RESPONSE'> {
  declare readonly name: 'MalformedResponseError';
  /** As that of {@link HttpStatusError}. */
  declare readonly requestId?: string | null;
  /** @param facts - the address and the start of the body, or the field that is missing. */
  constructor(facts: ErrorFacts) {
    super('MALFORMED_RESPONSE', 'Unexpected response format.', { facts });
  }
}

/** One entry of a GraphQL error list. */
export interface GraphQLErrorEntry {
  /** For a person. */
  readonly message: string;
  /** The field that failed: response keys and list indexes from 0. */
  readonly path?: readonly (string | number)[];
  /** Places in the document, counted from 1. */
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  /** `code` is stable; see the errors in the documentation. */
  readonly extensions?: { readonly code?: string } & Readonly<Record<string, unknown>>;
}

/** A response that reports a failure. */
export interface FailedAnswer<Data = unknown> {
  /** Null for an unnamed operation. */
  readonly operationName: string | null;
  /** The HTTP status. */
  readonly status: number;
  /** The GraphQL errors; empty when the body held none, e.g. from a gateway. */
  readonly errors: readonly GraphQLErrorEntry[];
  /** Partial data; null when there is none. */
  readonly data: Data | null;
  /** The wait that the service requests, in milliseconds; null for none. */
  readonly retryAfterMs: number | null;
}

/** The service responded with a failure: the base of the next four. */
export abstract class ServiceError<Data = unknown, Code extends ErrorCode = ErrorCode>
  extends BioGraphQLError<Code>
  implements FailedAnswer<Data>
{
  /** The HTTP status, and the codes of all entries of `errors`. */
  declare readonly facts: { readonly status: number; readonly codes: readonly string[] };
  declare readonly operationName: string | null;
  declare readonly status: number;
  declare readonly errors: readonly GraphQLErrorEntry[];
  declare readonly data: Data | null;
  declare readonly retryAfterMs: number | null;
  /** As that of {@link HttpStatusError}. */
  declare readonly requestId?: string | null;
  constructor(code: Code, answer: FailedAnswer<Data>) {
    const { status, errors } = answer;
    const messages = errors.map(({ message }) => message).join('\n');
    const short = withoutPages(messages);
    const codes = errors.flatMap(({ extensions }) => extensions?.code ?? []);
    super(code, short || statusMessage(status), { facts: { status, codes } });
    Object.assign(this, answer);
    // The pages that the service names say more than that of the whole answer.
    if (short !== messages) this.message = messages;
  }

  /** True when an error of the list has this code. */
  has(code: string): boolean {
    return this.facts.codes.includes(code);
  }

  override get isRetryable(): boolean {
    const { status, facts } = this;
    const mayPass = isRetryableStatus(status);
    // The code of a fault (500) says more than its status.
    return facts.codes[0]
      ? facts.codes.every(isRetryableCode) || (mayPass && status !== 500)
      : mayPass;
  }
}

/** The key is missing, wrong or lacks a permission (401, 403). */
export class UnauthenticatedError extends ServiceError<unknown, 'UNAUTHENTICATED'> {
  declare readonly name: 'UnauthenticatedError';
  constructor(answer: FailedAnswer) {
    super('UNAUTHENTICATED', answer);
  }
}

/** Too many requests with this key (429); wait for `retryAfterMs`. */
export class RateLimitedError extends ServiceError<unknown, 'RATE_LIMITED'> {
  declare readonly name: 'RateLimitedError';
  constructor(answer: FailedAnswer) {
    super('RATE_LIMITED', answer);
  }
}

/**
 * The service rejected the request (another 4xx) and ran nothing of it: change it before you send it again. `has` and
 * `errors` have the service's own code, e.g. `INVALID_SPARQL`.
 */
export class BadInputError extends ServiceError<unknown, 'INVALID_REQUEST'> {
  override readonly name = 'BadInputError';
  constructor(answer: FailedAnswer) {
    super('INVALID_REQUEST', answer);
  }
}

/** The operation failed, wholly or in part; whatever succeeded is in `data`. */
export class OperationError<Data = unknown> extends ServiceError<Data, 'OPERATION_FAILED'> {
  override readonly name = 'OperationError';
  constructor(answer: FailedAnswer<Data>) {
    super('OPERATION_FAILED', answer);
  }
}

/** A variable that the document does not declare, or an option that the function does not have. */
export class UnknownVariableError extends BioGraphQLError<'UNKNOWN_VARIABLE'> {
  declare readonly name: 'UnknownVariableError';
  constructor(variable: string, declared: readonly string[]) {
    // The client fills in the dataset.
    const inputs = declared.filter((name) => name !== 'engineID');
    const known = inputs.map((name) => `\`${name}\``).join(', ') || 'none';
    super('UNKNOWN_VARIABLE', `Unknown input \`${variable}\`. Available: ${known}.`, {
      facts: { variable, declared: inputs },
    });
  }
}

/** An API key was given to browser code. */
export class UnsafeKeyError extends BioGraphQLError<'UNSAFE_KEY'> {
  declare readonly name: 'UnsafeKeyError';
  constructor() {
    super('UNSAFE_KEY', "Don't pass an API key in a browser. Use createProxy.");
  }
}

/**
 * Everything that a request may reject with, except for the reason of an aborted signal. Switch over `code` or `name`.
 */
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

const NAMES: Readonly<Record<ClientError['name'], true>> = {
  NetworkError: true,
  TimeoutError: true,
  HttpStatusError: true,
  MalformedResponseError: true,
  UnauthenticatedError: true,
  BadInputError: true,
  RateLimitedError: true,
  OperationError: true,
  UnknownVariableError: true,
  UnsafeKeyError: true,
};

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
  return BioGraphQLError.is(value) && Object.hasOwn(NAMES, value.name);
}

function isRetryableStatus(status: number): boolean {
  return /408|425|429|5(?!01)../.test(`${status}`);
}

function statusMessage(status: number): string {
  return `The service answered with status ${status}.`;
}
