import {
  BioGraphQLError,
  EmbeddingsNotTrainedError,
  EngineUnavailableError,
  EntityNotFoundError,
  ERROR_CODES,
  type ErrorFacts,
  ForbiddenSparqlError,
  InvalidArgumentError,
  InvalidIdError,
  InvalidSparqlError,
  ModelNotInstalledError,
  OverloadedError,
  QueryTimeoutError,
  QueryTooLargeError,
  RateLimitedError,
  ResultTooLargeError,
  UnknownEngineError,
  UnknownModelError,
  type WireErrorCode,
  withPage,
} from '@biographql/core';
import type { RequestedOperation } from './operations.js';
import { jsonResponse, type Reply, reply, respondBy } from './override.js';
import { RECORDINGS_BY_OPERATION } from './recorded-data.js';

/** Error code of a whole response of the service or its proxy; for codes of single molecules see `buildPrediction`. */
export type FailureCode = Exclude<
  WireErrorCode,
  'EMPTY_SMILES' | 'INVALID_SMILES' | 'MOLECULE_TOO_LARGE' | 'OUT_OF_SCOPE' | 'TOOLKIT_FAILURE'
>;

/** Codes of requests that are rejected before they are run. */
const REJECTIONS: readonly FailureCode[] = [
  'INVALID_REQUEST',
  'INVALID_DOCUMENT',
  'TOO_DEEP',
  'TOO_COMPLEX',
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'NOT_ACCEPTABLE',
  'REQUEST_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'NETWORK',
];

/** Codes that a table of SPARQL rows reports in its own field. */
const REPORTED_IN_TABLES = /_SPARQL$|^QUERY_|^RESULT_TOO_LARGE$/;

const ENTITY = 'http://www.wikidata.org/entity/Q99999999';

/** A failure of each code as the service words it. */
export const FAILURES: Readonly<
  Record<FailureCode, (seconds: number) => string | BioGraphQLError>
> = {
  INVALID_REQUEST: () => 'The body must be a JSON object with a `query`.',
  INVALID_DOCUMENT: () => 'The document has no operation.',
  INVALID_ARGUMENT: () => new InvalidArgumentError('pageSize', 'must be from 1 to 100', 0),
  UNKNOWN_ENGINE: () => new UnknownEngineError('another'),
  INVALID_ID: () => new InvalidIdError('no id', 'an entity URI, or a QID such as Q12078'),
  INVALID_SPARQL: () => new InvalidSparqlError('unknown keyword.', { line: 1, column: 1 }),
  FORBIDDEN_SPARQL: () => new ForbiddenSparqlError('DELETE', 'this service is read-only.'),
  UNKNOWN_MODEL: () => new UnknownModelError('LogSS', 'LogS'),
  MODEL_NOT_INSTALLED: () => new ModelNotInstalledError('hERG'),
  EMBEDDINGS_NOT_TRAINED: () => new EmbeddingsNotTrainedError(),
  TOO_DEEP: () => 'The document nests fields more than 12 levels deep.',
  TOO_COMPLEX: () => 'The document has more than 500 fields.',
  ENTITY_NOT_FOUND: () => new EntityNotFoundError(ENTITY),
  UNAUTHENTICATED: () => 'The `x-api-key` header is missing or not valid.',
  FORBIDDEN: () => 'Missing scope: this key needs the scope `graph`.',
  NOT_FOUND: () => 'There is nothing at this address.',
  METHOD_NOT_ALLOWED: () => 'Send GraphQL requests with POST.',
  NOT_ACCEPTABLE: () =>
    'The response is `application/json` or `application/graphql-response+json`; `Accept` allows neither.',
  REQUEST_TOO_LARGE: () => 'The request body is larger than this service allows.',
  UNSUPPORTED_MEDIA_TYPE: () =>
    'The request body must be sent as `Content-Type: application/json`, in UTF-8.',
  RATE_LIMITED: (seconds) => new RateLimitedError('The rate limit of this key is spent.', seconds),
  RESULT_TOO_LARGE: () => new ResultTooLargeError(100_000, 'rows', 'Add a LIMIT.'),
  QUERY_TIMEOUT: () => new QueryTimeoutError('graph', 10_000),
  QUERY_TOO_LARGE: () => new QueryTooLargeError('graph', 1_073_741_824),
  ENGINE_UNAVAILABLE: () => new EngineUnavailableError('graph', 'select'),
  OVERLOADED: (seconds) => new OverloadedError('graph', seconds),
  INTERNAL: () => 'Internal error',
  NETWORK: () => "Can't reach the service.",
};

export const FAILURE_CODES = Object.keys(FAILURES) as readonly FailureCode[];

/** Details of a failure in addition to its code. */
export interface FailureOptions {
  /** One sentence, without the address of the code's page. Default: one of the service's own. */
  readonly message?: string | undefined;
  /** Seconds until a retry: a fact, and `retry-after` of `failWith`. Default for RATE_LIMITED and OVERLOADED: 1. */
  readonly retryAfterSeconds?: number | undefined;
  readonly facts?: ErrorFacts | undefined;
}

/**
 * Fails as the service fails with this code: its status, its page at the end of the message, and `data` with its field
 * null, or no `data` if the request was rejected before it was run. The table of `advancedSearch` reports the codes of
 * queries with status 200. Your own documents get no `data`, and 403 instead of 200: use `failPartly` for them.
 * @example
 * ```ts
 * import { createClient, searchEntities } from '@biographql/client';
 * import { SearchEntityDocument } from '@biographql/core/strings';
 * import { failWith, override, recordedFetch } from '@biographql/testing';
 *
 * const fetch = recordedFetch({
 *   overrides: [override(SearchEntityDocument, failWith('RATE_LIMITED', { retryAfterSeconds: 3 }))],
 * });
 * const client = createClient({ url: 'http://service.test/graphql', fetch, retries: 0 });
 * await searchEntities(client, { text: 'asth' }).catch((error) => console.log(error.retryAfterMs)); // 3000
 * ```
 */
export function failWith(code: FailureCode, options: FailureOptions = {}): Reply {
  const entry = errorEntry(code, options);
  const seconds = entry.extensions.retryAfterSeconds;
  const headers = seconds === undefined ? {} : { 'retry-after': String(seconds) };
  const { http: status } = ERROR_CODES[code];
  return reply(async (requested) => {
    const field = rootField(requested);
    if (REPORTED_IN_TABLES.test(code) && field === 'advancedSearch') {
      return jsonResponse({ data: { advancedSearch: failedTable(entry) } });
    }
    if (REJECTIONS.includes(code) || field === null) {
      return jsonResponse({ errors: [entry] }, status === 200 ? 403 : status, headers);
    }
    const body = { data: { [field]: null }, errors: [{ ...entry, path: [field] }] };
    return jsonResponse(body, status, headers);
  });
}

/**
 * Answers 200 with partial data and one error: the client rejects with an OperationError with this `data`.
 * @param data - of the response, `null` at the error. @param path - of that place, e.g. `['summaryInsights', 1]`.
 */
export function failPartly(
  data: Readonly<Record<string, unknown>>,
  path: readonly (string | number)[],
  code: FailureCode,
  options: FailureOptions = {},
): Reply {
  const body = { data, errors: [{ ...errorEntry(code, options), path }] };
  return reply(async () => jsonResponse(body));
}

/** Fails like an unreachable network: the client rejects with NetworkError. */
export function failNetwork(): Reply {
  return reply(async () => Response.error());
}

/**
 * Answers with a status and a non-GraphQL text, as gateways do: the client rejects with HttpStatusError, for 401, 403
 * and 429 with the error of that status, for 200 with MalformedResponseError.
 * @param status - from 200 to 599, except 204, 205 and 304, which have no text.
 */
export function failStatus(status: number, text = ''): Reply {
  const headers = { 'content-type': 'text/html' };
  return reply(async () => new Response(text, { status, headers }));
}

/**
 * Delays another reply, or the recorded answer.
 * @param ms - milliseconds; `Infinity` never answers.
 */
export function delayed(ms: number, after?: Reply): Reply {
  return reply(async (requested, asRecorded) => {
    await new Promise((resolve) => {
      // `setTimeout` treats longer delays as 1 ms.
      if (ms < 2 ** 31) setTimeout(resolve, ms);
    });
    return after === undefined ? asRecorded() : respondBy(after, requested, asRecorded);
  });
}

/** Answers with each reply once, in order, then as recorded: a temporary failure. */
export function inTurn(...replies: readonly Reply[]): Reply {
  const left = [...replies];
  return reply((requested, asRecorded) => {
    const next = left.shift();
    return next === undefined ? asRecorded() : respondBy(next, requested, asRecorded);
  });
}

interface ErrorEntry {
  readonly message: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

function errorEntry(code: FailureCode, options: FailureOptions): ErrorEntry {
  const { retryAfterSeconds = 1 } = options;
  const text = FAILURES[code](retryAfterSeconds);
  const failure = BioGraphQLError.is(text) ? text : { shortMessage: text, facts: {} };
  const waits = code === 'RATE_LIMITED' || code === 'OVERLOADED';
  const isRequested = waits || options.retryAfterSeconds !== undefined;
  return {
    message: withPage(options.message ?? failure.shortMessage, code),
    extensions: {
      ...failure.facts,
      ...options.facts,
      ...(code === 'INTERNAL' ? { incident: '0123456789abcdef' } : {}),
      ...(isRequested ? { retryAfterSeconds } : {}),
      code,
    },
  };
}

function rootField({ name }: RequestedOperation): string | null {
  const [recording] = RECORDINGS_BY_OPERATION.get(name) ?? [];
  return Object.keys(recording?.data ?? {})[0] ?? null;
}

function failedTable({ message, extensions }: ErrorEntry) {
  return { description: null, columns: null, rows: null, error: message, failure: extensions };
}
