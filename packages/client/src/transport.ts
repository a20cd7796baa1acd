import type { ErrorCode, ErrorFacts } from '@biographql/core';
import { Failure, type GraphQLErrorEntry } from './failure.js';

/** A request on its way to the service. */
export interface TransportRequest {
  /** URL of the request; a middleware may change it. */
  readonly url: string;
  /** The `__meta__.operationName` of the document, or null; never sent, only for routing and logging. */
  readonly operationName: string | null;
  /** Names in lower case; holds the API key, where there is one. */
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON body as it will be sent. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The caller's; an aborted request rejects with its reason. */
  readonly signal?: AbortSignal | undefined;
  /** Deadline of the caller, in milliseconds since 1970; set by `timeout`, read by `retry`. */
  readonly deadlineAt?: number | undefined;
}

/** HTTP response, before it is read as GraphQL. */
export interface TransportResponse {
  readonly status: number;
  /** The `Retry-After` header in milliseconds; null when absent or unreadable. */
  readonly retryAfterMs: number | null;
  /** The service's `x-request-id`, the request's id in its log. */
  readonly requestId?: string | null | undefined;
  readonly text: string;
}

/** Sends a request and returns any HTTP response; rejects with NetworkError when there is none. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

/** A function that wraps a transport with one policy. The first middleware of a list is the outermost. */
export interface Middleware {
  (next: Transport): Transport;
  /** True for `timeout` and `retry`, which replace the defaults of the client's own policy. */
  readonly isPolicy?: true;
}

/** The part of `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Sends requests with `fetch`. An aborted request rejects with `signal.reason`. */
export function createHttpTransport(send?: Fetch): Transport {
  return async ({ url, headers, body, signal }) => {
    // Outside the `try`: variables that JSON can't hold are no failure of the network.
    const init = {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: signal as AbortSignal,
    };
    try {
      const response = await (send ?? fetch)(url, init);
      return {
        status: response.status,
        retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
        requestId: response.headers.get('x-request-id'),
        text: await response.text(),
      };
    } catch (cause) {
      throw signal?.aborted ? cause : new Failure('NETWORK', "Can't reach the service.", { cause });
    }
  };
}

/** Reads `Retry-After` as seconds or as a date (RFC 9110, 10.2.3); null when absent or unreadable. */
function retryAfterMs(header: string | null): number | null {
  // A date isn't a number; 0 parses as a date in the past.
  const wait = Number(header) * 1000 || Date.parse(header as string) - Date.now();
  return wait > 0 ? wait : wait <= 0 ? 0 : null;
}

/**
 * Reads a response as GraphQL.
 * @param report - rewrites the messages of the service.
 * @throws ServiceError when it holds errors, HttpStatusError or MalformedResponseError when it is no GraphQL response.
 */
export function parseResponse<Data>(
  { operationName }: TransportRequest,
  { status, retryAfterMs, requestId, text }: TransportResponse,
  report: (message: string) => string,
): Data {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // The page of a gateway: reported below.
  }
  const { data: answered, errors: listed } = Object(body);
  const data = Array.isArray(answered) || Object(answered) !== answered ? null : answered;
  const errors: readonly GraphQLErrorEntry[] = [listed].flat().filter((entry) => entry?.message);
  const [first] = errors;
  if (data && !first && status === 200) return data as Data;

  const codes = errors.flatMap(({ extensions }) => extensions?.code ?? []);
  const isPartial = first && data && Object.values(data).some((field) => field !== null);
  const answer = {
    operationName,
    status,
    errors,
    data,
    requestId,
    retryAfterMs: retryAfterMs ?? (Number(first?.extensions?.retryAfterSeconds) * 1000 || null),
    facts: { status, codes, body: first ? undefined : text } as ErrorFacts,
  };
  throw new Failure(
    // Partial data: the request was neither rejected nor invalid.
    failureCode(isPartial ? '' : `${status},${codes}`, first),
    report(errors.map(({ message }) => message).join('\n')) ||
      `The service answered with status ${status}.`,
    answer,
  );
}

/** The code for a status and the response's codes, as `403,FORBIDDEN`; some services report errors with status 200. */
function failureCode(stated: string, isGraphql: unknown): ErrorCode {
  if (/^(40[13]|\w*,UNAUTHENTICATED)/.test(stated)) return 'UNAUTHENTICATED';
  if (/^(429|\w*,RATE_LIMITED)/.test(stated)) return 'RATE_LIMITED';
  if (isGraphql) return /^4/.test(stated) ? 'INVALID_REQUEST' : 'OPERATION_FAILED';
  return /^200/.test(stated) ? 'MALFORMED_RESPONSE' : 'HTTP_STATUS';
}
