import { isRecord } from '@biographql/core/internal';
import {
  BadInputError,
  type FailedAnswer,
  type GraphQLErrorEntry,
  HttpStatusError,
  MalformedResponseError,
  OperationError,
  RateLimitedError,
  type ServiceError,
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
  const body = parseJson(text);
  const data = isRecord(body) && isRecord(body.data) ? body.data : null;
  const errors = isRecord(body) && isErrorList(body.errors) ? body.errors : [];

  if (errors.length > 0 || isRefusal(status)) {
    throw serviceError({ operationName, status, errors, data, retryAfterMs });
  }
  if (status !== 200) throw new HttpStatusError(url, status, text);
  if (data === null) {
    throw new MalformedResponseError({ url: withoutCredentials(url), body: text });
  }
  return data as Data;
}

// A service that answers 200 whatever happened says the same by its codes.
function serviceError(answer: FailedAnswer<Readonly<Record<string, unknown>>>): ServiceError {
  const { status, errors, data } = answer;
  if (data !== null && Object.values(data).some((field) => field !== null)) {
    return new OperationError(answer);
  }
  const code = errors[0]?.extensions?.code;
  if (status === 401 || status === 403 || code === 'UNAUTHENTICATED') {
    return new UnauthenticatedError(answer);
  }
  if (status === 429 || code === 'RATE_LIMITED') return new RateLimitedError(answer);
  return status >= 400 && status < 500 ? new BadInputError(answer) : new OperationError(answer);
}

function isRefusal(status: number): boolean {
  return status === 401 || status === 403 || status === 429;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isErrorList(value: unknown): value is readonly GraphQLErrorEntry[] {
  return (
    Array.isArray(value) &&
    value.every((entry) => isRecord(entry) && typeof entry.message === 'string')
  );
}
