import {
  type BioGraphQLError,
  EngineUnavailableError,
  InvalidSparqlError,
  OverloadedError,
  QueryTimeoutError,
  type TextPosition,
} from '@biographql/core';
import { type SparqlQuery, shiftPosition } from '@biographql/sparql';
import type { QueryPriority } from '../graph-store.js';
import { tooManyRows } from '../run-query.js';

export interface EndpointRejection {
  readonly status: number;
  /** Without parameters, in lower case; empty when there is none. */
  readonly mediaType: string;
  /** The header `Retry-After`, as it came. */
  readonly retryAfter: string | undefined;
  /** Up to 64 KB of the body. */
  readonly body: string;
}

export interface RejectedQuery {
  readonly engine: string;
  readonly query: SparqlQuery;
  readonly priority: QueryPriority;
  readonly elapsedMs: number;
}

/** How Fuseki, GraphDB, Blazegraph, QLever and Virtuoso report a query timeout. */
const TIMEOUT_WORDS =
  /time[ -]?d? ?out|timeout(?:exception)?\b|took too long|exceeds the limit of \d+ \(sec\)/i;
const SORTED_ROWS = /Error SR353:.* Only (\d+) are allowed/;
const TIMEOUT_STATUSES: ReadonlySet<number> = new Set([408, 504]);
const MAX_RETRY_SECONDS = 3_600;
const REASON_LENGTH = 300;
const TAG =
  /^(?:Parse error:|MALFORMED QUERY:|(?:\S+\.)?\w*Exception:|Virtuoso \w+ Error \w+:)\s*/i;
const PLACES: readonly RegExp[] = [
  /\berror at (\d+):(\d+):?/i,
  /\bline:? (\d+),? col(?:umn)?:? (\d+)/i,
  /\bline:? (\d+)/i,
];

/** Virtuoso sorts no more rows than this, OFFSET included; null for other errors. */
export function sortedRows({ body }: EndpointRejection): number | null {
  const found = SORTED_ROWS.exec(body);
  return found === null ? null : Number(found[1]);
}

/**
 * Turns the error response of an endpoint into an error: a query that ran out of the endpoint's own time, too much work, a query
 * that it cannot read, or else an endpoint that does not work. A query of our own services that it cannot read is the
 * endpoint's failure, not the caller's.
 */
export function rejectionError(
  rejection: EndpointRejection,
  rejected: RejectedQuery,
): BioGraphQLError {
  const { engine, query, priority, elapsedMs } = rejected;
  const { status } = rejection;
  const { code, limit } = readExtensions(rejection);
  if (code === 'RESULT_TOO_LARGE' && typeof limit === 'number') return tooManyRows(limit);
  if (code === 'QUERY_TIMEOUT') return new QueryTimeoutError(engine, Math.round(elapsedMs));
  if (
    TIMEOUT_STATUSES.has(status) ||
    TIMEOUT_WORDS.test(withoutQuery(messageIn(rejection), query))
  ) {
    return new QueryTimeoutError(engine, Math.round(elapsedMs));
  }
  const rowLimit = sortedRows(rejection);
  if (rowLimit !== null) return tooManyRows(rowLimit);
  if (status === 429 || status === 503) {
    return new OverloadedError(engine, retrySeconds(rejection.retryAfter));
  }
  const isReadable = rejection.mediaType !== 'text/html';
  if (status === 400 && priority === 'user' && isReadable) return invalidQuery(rejection, query);
  return new EngineUnavailableError(
    engine,
    'query',
    new Error(describeRejection(rejection, query)),
  );
}

/** Log facts of a rejection; they hold nothing of the request but its query. */
export function describeRejection(rejection: EndpointRejection, query: SparqlQuery): string {
  const { status, mediaType } = rejection;
  if (status === 401 || status === 403) return `the endpoint rejected the credentials (${status})`;
  if (status === 404) return 'there is no endpoint at this address (404)';
  if (status >= 300 && status < 400) {
    return `the endpoint redirects (${status}): configure its final address`;
  }
  if (status >= 200 && status < 300) {
    return `the endpoint must return SPARQL JSON, but returned ${mediaType || 'a response without a media type'}`;
  }
  const reason = mediaType === 'text/html' ? '' : getReason(messageIn(rejection), query);
  return `the endpoint returned ${status}${reason === '' ? '' : `: ${reason}`}`;
}

function invalidQuery(rejection: EndpointRejection, query: SparqlQuery): InvalidSparqlError {
  const message = withoutQuery(messageIn(rejection), query);
  const position = positionIn(rejection, message);
  const reason = getReason(message, query) || 'the endpoint rejected it without giving a reason';
  return new InvalidSparqlError(reason, position && shiftPosition(query, position));
}

/** The message of an error body: text, or the field that QLever, GraphDB, this service and others use in JSON. */
function messageIn(rejection: EndpointRejection): string {
  if (!rejection.mediaType.endsWith('json')) return rejection.body;
  const { exception, message, error } = findFields(rejection.body);
  const { reason } = readExtensions(rejection);
  const found = [exception, message, error, reason].find((field) => typeof field === 'string');
  return typeof found === 'string' ? found : '';
}

/** Extensions of the first error, if the endpoint is a BioGraphQL service. */
function readExtensions({ body, mediaType }: EndpointRejection): Readonly<Record<string, unknown>> {
  if (!mediaType.endsWith('json')) return {};
  const { errors } = findFields(body);
  return Array.isArray(errors) ? findFields(findFields(errors[0]).extensions) : {};
}

function positionIn(rejection: EndpointRejection, message: string): TextPosition | undefined {
  const { body, mediaType } = rejection;
  if (mediaType.endsWith('json')) {
    const extensions = readExtensions(rejection);
    if (typeof extensions.line === 'number' && typeof extensions.column === 'number') {
      return { line: extensions.line, column: extensions.column };
    }
    const { line, positionInLine } = findFields(findFields(body).metadata);
    if (typeof line === 'number' && typeof positionInLine === 'number') {
      return { line, column: positionInLine + 1 };
    }
  }
  for (const place of PLACES) {
    const found = place.exec(message);
    if (found !== null) return { line: Number(found[1]), column: Number(found[2] ?? 1) };
  }
  return undefined;
}

function findFields(value: unknown): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

/** One line without stack trace, echo of the query and name of the engine's exception. */
function getReason(message: string, query: SparqlQuery): string {
  const [head = ''] = withoutQuery(message, query).split(
    /\n\s*at [\w$.]+\(|\bWas expecting\b|\bSPARQL query:/,
  );
  let reason = head.replace(/\s+/g, ' ').trim();
  while (TAG.test(reason)) reason = reason.replace(TAG, '');
  reason = reason.replace(/^error at \d+:\d+:? ?/i, '');
  return reason.length > REASON_LENGTH ? `${reason.slice(0, REASON_LENGTH)}…` : reason;
}

/** Several engines repeat the query in their message, where its words would be taken for the engine's own. */
function withoutQuery(message: string, { text }: SparqlQuery): string {
  const lines = new Set(text.split('\n').map((line) => line.trim()));
  return message
    .split(text)
    .join(' ')
    .split('\n')
    .filter((line) => line.trim() === '' || !lines.has(line.trim()))
    .join('\n');
}

function retrySeconds(header: string | undefined): number {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds)
    ? Math.min(Math.max(1, Math.ceil(seconds)), MAX_RETRY_SECONDS)
    : 1;
}
