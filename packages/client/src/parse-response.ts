import { isRecord, withoutCredentials } from '@biographql/core/internal';
import {
  BadInputError,
  type ClientError,
  type GraphQLErrorEntry,
  HttpStatusError,
  MalformedResponseError,
  OperationError,
  RateLimitedError,
  UnauthenticatedError,
} from './errors.js';
import type { TransportRequest, TransportResponse } from './transport.js';

/**
 * Reads a response as GraphQL.
 * @throws ServiceError when it holds errors, HttpStatusError or MalformedResponseError when it is no GraphQL response.
 */
export function parseResponse<Data>(request: TransportRequest, response: TransportResponse): Data {
  const read = readResponse(request, response);
  if (read instanceof Error) throw Object.assign(read, { requestId: response.requestId ?? null });
  return read as Data;
}

function readResponse(
  { url, operationName }: TransportRequest,
  { status, retryAfterMs, text }: TransportResponse,
): object | ClientError {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // The page of a gateway: reported below.
  }
  const { data: answered, errors: listed } = Object(body) as Readonly<Record<string, unknown>>;
  const data = isRecord(answered) ? answered : null;
  const isList =
    Array.isArray(listed) && listed.every((entry) => typeof entry?.message === 'string');
  const errors: readonly GraphQLErrorEntry[] = isList ? listed : [];

  const [first] = errors;
  const { code, retryAfterSeconds } = first?.extensions ?? {};
  const answer = {
    operationName,
    status,
    errors,
    data,
    retryAfterMs: retryAfterMs ?? (Number(retryAfterSeconds) * 1000 || null),
  };
  const isPartial = first && Object.values(data ?? {}).some((field) => field !== null);
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
  return data ?? new MalformedResponseError({ url: withoutCredentials(url), body: text });
}
