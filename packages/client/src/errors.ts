import { BioGraphQLError } from '@biographql/core';

/** One entry of a GraphQL error list. */
export interface GraphQLErrorEntry {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  readonly extensions?: { readonly code?: string } & Readonly<Record<string, unknown>>;
}

/** The request did not reach the service, or its answer did not arrive. */
export class NetworkError extends BioGraphQLError {
  override readonly name = 'NetworkError';
  readonly code = 'NETWORK';
  constructor(url: string, cause: unknown) {
    super('The service could not be reached.', { facts: { url: withoutCredentials(url) }, cause });
  }
}

/** The service did not answer in time. */
export class TimeoutError extends BioGraphQLError {
  override readonly name = 'TimeoutError';
  readonly code = 'TIMEOUT';
  constructor(url: string, timeoutMs: number) {
    super(`The service did not answer within ${timeoutMs} ms.`, {
      facts: { url: withoutCredentials(url), timeoutMs },
    });
  }
}

/** A status other than 200 came with a body that is no GraphQL error list. */
export class HttpStatusError extends BioGraphQLError {
  override readonly name = 'HttpStatusError';
  readonly code = 'HTTP_STATUS';
  constructor(
    url: string,
    readonly status: number,
    body: string,
  ) {
    super(`The service answered with status ${status}.`, {
      facts: { url: withoutCredentials(url), status, body },
    });
  }

  override get isRetryable(): boolean {
    return isRetryableStatus(this.status);
  }
}

/** The answer is no GraphQL response. */
export class MalformedResponseError extends BioGraphQLError {
  override readonly name = 'MalformedResponseError';
  readonly code = 'MALFORMED_RESPONSE';
  constructor(url: string, body: string) {
    super('The answer is not a GraphQL response.', {
      facts: { url: withoutCredentials(url), body },
    });
  }
}

/** The service answered with GraphQL errors; whatever succeeded is in `data`. */
export class OperationError<Data = unknown> extends BioGraphQLError {
  override readonly name = 'OperationError';
  readonly code = 'OPERATION_FAILED';
  constructor(
    readonly operationName: string | null,
    readonly status: number,
    readonly errors: readonly GraphQLErrorEntry[],
    /** Partial data; null when there is none. */
    readonly data: Data | null,
  ) {
    super(errors.map(({ message }) => message).join('\n'), {
      facts: { status, codes: errors.map(({ extensions }) => extensions?.code ?? 'UNKNOWN') },
    });
  }

  /** True when an error has this code. */
  has(code: string): boolean {
    return this.errors.some(({ extensions }) => extensions?.code === code);
  }

  override get isRetryable(): boolean {
    return isRetryableStatus(this.status);
  }
}

/** The variables hold a name that the document does not declare. */
export class UnknownVariableError extends BioGraphQLError {
  override readonly name = 'UnknownVariableError';
  readonly code = 'UNKNOWN_VARIABLE';
  constructor(variable: string, declared: readonly string[]) {
    super(
      `The document declares no variable \`${variable}\`. It declares: ${declared.join(', ') || 'none'}.`,
      { facts: { variable, declared } },
    );
  }
}

/** An API key was given to browser code. */
export class UnsafeKeyError extends BioGraphQLError {
  override readonly name = 'UnsafeKeyError';
  readonly code = 'UNSAFE_KEY';
  constructor() {
    super(
      'An API key must not be used in a browser. Send requests through createProxy on your server.',
    );
  }
}

/** Everything that a request may reject with, besides the reason of an aborted signal. */
export type ClientError =
  | NetworkError
  | TimeoutError
  | HttpStatusError
  | MalformedResponseError
  | OperationError
  | UnknownVariableError
  | UnsafeKeyError;

/** Statuses after which the same request may succeed. */
export function isRetryableStatus(status: number): boolean {
  return status === 429 || status === 502 || status === 503 || status === 504;
}

function withoutCredentials(url: string): string {
  return url.replace(/\/\/[^/@]*@/, '//').replace(/[?#].*$/, '');
}
