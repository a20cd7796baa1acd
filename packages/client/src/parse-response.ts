import {
  type GraphQLErrorEntry,
  HttpStatusError,
  MalformedResponseError,
  OperationError,
} from './errors.js';
import type { TransportRequest, TransportResponse } from './transport.js';

/**
 * Reads a response as GraphQL.
 * @throws OperationError when it holds errors, HttpStatusError or MalformedResponseError when it is no GraphQL response.
 */
export function parseResponse<Data>(request: TransportRequest, response: TransportResponse): Data {
  const body = parseJson(response.text);
  const errors = isRecord(body) && isErrorList(body.errors) ? body.errors : null;
  const data = isRecord(body) && isRecord(body.data) ? body.data : null;

  if (errors) {
    throw new OperationError<Data>(
      request.operationName,
      response.status,
      errors,
      data as Data | null,
    );
  }
  if (response.status !== 200) {
    throw new HttpStatusError(request.url, response.status, response.text);
  }
  if (data === null) throw new MalformedResponseError(request.url, response.text);
  return data as Data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isErrorList(value: unknown): value is readonly GraphQLErrorEntry[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((entry) => isRecord(entry) && typeof entry.message === 'string')
  );
}
