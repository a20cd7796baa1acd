import { isRecord, throwIfAborted, withoutCredentials } from '@biographql/core/internal';
import {
  BadInputError,
  type GraphQLErrorEntry,
  HttpStatusError,
  MalformedResponseError,
  NetworkError,
  OperationError,
  RateLimitedError,
  UnauthenticatedError,
} from './errors.js';

/** A request on its way to the service. */
export interface TransportRequest {
  /** Where it goes; a middleware may route it elsewhere. */
  readonly url: string;
  /** The name of the operation, or null for an unnamed one; never sent, for routing and logging only. */
  readonly operationName: string | null;
  /** Names in lower case; holds the API key, where there is one. */
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON body as it will be sent. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The caller's; an aborted request rejects with its reason. */
  readonly signal?: AbortSignal | undefined;
  /** When the caller will have given up, in milliseconds since 1970; set by `timeout`, read by `retry`. */
  readonly deadlineAt?: number | undefined;
}

/** What came back, before it is read as GraphQL. */
export interface TransportResponse {
  /** The HTTP status. */
  readonly status: number;
  /** The `Retry-After` header in milliseconds; null when absent or unreadable. */
  readonly retryAfterMs: number | null;
  /** The service's `x-request-id`, by which its log has the request. */
  readonly requestId?: string | null | undefined;
  /** The body text. */
  readonly text: string;
}

/** Sends a request and returns whatever the other side said; rejects with NetworkError when nothing did. */
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
export function createHttpTransport(send: Fetch = (url, init) => fetch(url, init)): Transport {
  return async ({ url, headers, body, signal }) => {
    // Outside the `try`: variables that JSON can't hold are no failure of the network.
    const init = { method: 'POST', headers, body: JSON.stringify(body), signal: signal ?? null };
    try {
      const response = await send(url, init);
      return {
        status: response.status,
        retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
        requestId: response.headers.get('x-request-id'),
        text: await response.text(),
      };
    } catch (cause) {
      throwIfAborted(signal);
      throw new NetworkError(url, cause);
    }
  };
}

/** Reads `Retry-After` as seconds or as a date (RFC 9110, 10.2.3); null when absent or unreadable. */
function retryAfterMs(header: string | null): number | null {
  // A date is no number; 0 as a date is past as well.
  const wait = Number(header || Number.NaN) * 1000 || Date.parse(`${header}`) - Date.now();
  return wait > 0 ? wait : wait <= 0 ? 0 : null;
}

/**
 * Reads a response as GraphQL.
 * @throws ServiceError when it holds errors, HttpStatusError or MalformedResponseError when it is no GraphQL response.
 */
export function parseResponse<Data>(
  { url, operationName }: TransportRequest,
  { status, retryAfterMs, requestId = null, text }: TransportResponse,
): Data {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // The page of a gateway: reported below.
  }
  const { data: answered, errors: listed } = Object(body);
  const data = isRecord(answered) ? answered : null;
  const errors: readonly GraphQLErrorEntry[] = [listed]
    .flat()
    .filter((entry) => typeof entry?.message === 'string');
  const [first] = errors;
  if (data && !first && status === 200) return data as Data;

  const { code, retryAfterSeconds } = first?.extensions ?? {};
  const isPartial = first && Object.values(data ?? {}).some((field) => field !== null);
  const answer = {
    operationName,
    status,
    errors,
    data,
    retryAfterMs: retryAfterMs ?? (Number(retryAfterSeconds) * 1000 || null),
  };
  const toError = () => {
    if (!isPartial) {
      // A service that answers 200 whatever happened says the same by its codes.
      if (status === 401 || status === 403 || code === 'UNAUTHENTICATED') {
        return new UnauthenticatedError(answer);
      }
      if (status === 429 || code === 'RATE_LIMITED') return new RateLimitedError(answer);
      if (first && status > 399 && status < 500) return new BadInputError(answer);
    }
    if (first) return new OperationError(answer);
    if (status !== 200) return new HttpStatusError(url, status, text);
    return new MalformedResponseError({ url: withoutCredentials(url), body: text });
  };
  throw Object.assign(toError(), { requestId });
}
