import { isRecord, withoutCredentials } from '@biographql/core/internal';
import {
  BadInputError,
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
  const Failure = isPartial
    ? OperationError
    : // A service that answers 200 whatever happened says the same by its codes.
      status === 401 || status === 403 || code === 'UNAUTHENTICATED'
      ? UnauthenticatedError
      : status === 429 || code === 'RATE_LIMITED'
        ? RateLimitedError
        : first && (status > 399 && status < 500 ? BadInputError : OperationError);
  const answer = {
    operationName,
    status,
    errors,
    data,
    retryAfterMs: retryAfterMs ?? (Number(retryAfterSeconds) * 1000 || null),
  };
  const error = Failure
    ? new Failure(answer)
    : status === 200
      ? new MalformedResponseError({ url: withoutCredentials(url), body: text })
      : new HttpStatusError(url, status, text);
  throw Object.assign(error, { requestId });
}
