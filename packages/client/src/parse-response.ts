import { isRecord } from '@biographql/core/internal';
import {
  BadInputError,
  type GraphQLErrorEntry,
  HttpStatusError,
  MalformedResponseError,
  OperationError,
  RateLimitedError,
  UnauthenticatedError,
  withoutCredentials,
} from './errors.js';
import type { TransportRequest, TransportResponse } from './transport.js';

/**
 * Reads a response as GraphQL.
 * @throws ServiceError when it holds errors, HttpStatusError or MalformedResponseError when it is no GraphQL response.
 */
export function parseResponse<Data>(
  { url, operationName }: TransportRequest,
  { status, retryAfterMs, text }: TransportResponse,
): Data {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // A page of a gateway is no GraphQL, which is told below.
  }
  const { data: answered, errors: told }: Readonly<Record<string, unknown>> = isRecord(body)
    ? body
    : {};
  const data = isRecord(answered) ? answered : null;
  const isList =
    Array.isArray(told) &&
    told.every((entry) => isRecord(entry) && typeof entry.message === 'string');
  const errors: readonly GraphQLErrorEntry[] = isList ? told : [];

  const answer = { operationName, status, errors, data, retryAfterMs };
  const [first] = errors;
  const isPartial = first && Object.values(data ?? {}).some((field) => field !== null);
  if (!isPartial) {
    // A service that answers 200 whatever happened says the same by its codes.
    const code = first?.extensions?.code;
    if (status === 401 || status === 403 || code === 'UNAUTHENTICATED') {
      throw new UnauthenticatedError(answer);
    }
    if (status === 429 || code === 'RATE_LIMITED') throw new RateLimitedError(answer);
    if (first && status > 399 && status < 500) throw new BadInputError(answer);
  }
  if (first) throw new OperationError(answer);
  if (status !== 200) throw new HttpStatusError(url, status, text);
  if (!data) {
    throw new MalformedResponseError({ url: withoutCredentials(url), body: text });
  }
  return data as Data;
}
