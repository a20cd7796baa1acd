import { GraphQLError } from 'graphql';
import {
  type ErrorEntry,
  errorEntry,
  gravestStatus,
  retryAfterSeconds,
  toErrorEntry,
} from './error-body.js';
import { InvalidDocumentError, RequestError } from './request-error.js';

export interface ExecutionOutcome {
  readonly data?: Readonly<Record<string, unknown>> | null | undefined;
  readonly errors?: readonly GraphQLError[] | undefined;
}

export interface PresentedResult {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: {
    readonly data?: Readonly<Record<string, unknown>> | null;
    readonly errors?: readonly ErrorEntry[];
  };
}

/** Told of each error that nobody foresaw, with the incident id that the client sees. */
export type ReportIncident = (error: unknown, incident: string) => void;

const NO_HEADERS: PresentedResult['headers'] = Object.freeze({});

/** With data in at least one root field the status is 200; otherwise the gravest of the errors' codes decides. */
export function presentOutcome(
  { data, errors: raised = [] }: ExecutionOutcome,
  report: ReportIncident,
): PresentedResult {
  if (raised.length === 0)
    return { status: 200, headers: NO_HEADERS, body: { data: data ?? null } };
  const errors = raised.map((error) => presentError(error, report));
  const body = data === undefined ? { errors } : { data, errors };
  if (hasAnswer(data ?? null)) return { status: 200, headers: NO_HEADERS, body };
  const seconds = retryAfterSeconds(errors);
  const headers = seconds === null ? NO_HEADERS : { 'retry-after': String(seconds) };
  return { status: gravestStatus(errors), headers, body };
}

export function presentRefusal(error: unknown, report: ReportIncident): PresentedResult {
  const errors = getEntries(error, report);
  const headers = error instanceof RequestError ? error.headers : NO_HEADERS;
  const status = gravestStatus(errors);
  // What fails a field alone answers 200; what it refuses whole is no success.
  return { status: status === 200 ? 403 : status, headers, body: { errors } };
}

function getEntries(error: unknown, report: ReportIncident): readonly ErrorEntry[] {
  if (error instanceof InvalidDocumentError) {
    return error.errors.map((each) => errorEntry('INVALID_DOCUMENT', each.message, each));
  }
  if (error instanceof GraphQLError) return [errorEntry('INVALID_DOCUMENT', error.message, error)];
  return [toErrorEntry(error) ?? maskedEntry(error, report)];
}

function presentError(error: GraphQLError, report: ReportIncident): ErrorEntry {
  const cause = error.originalError;
  if (isClientError(error)) return errorEntry('INVALID_ARGUMENT', error.message, error);
  return toErrorEntry(cause, error) ?? maskedEntry(cause ?? error, report, error);
}

function maskedEntry(
  error: unknown,
  report: ReportIncident,
  place: Pick<GraphQLError, 'locations' | 'path'> | Record<string, never> = {},
): ErrorEntry {
  const incident = newIncident();
  report(error, incident);
  return errorEntry('INTERNAL', 'Internal error', place, { incident });
}

/** Of the web's own randomness: pages have no other. */
function newIncident(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** GraphQL's own errors about arguments and variables. A scalar that cannot serialize our own value names no nodes, and is our fault. */
function isClientError(error: GraphQLError): boolean {
  const cause = error.originalError;
  if (error.path === undefined) return cause === undefined || cause instanceof GraphQLError;
  return cause instanceof GraphQLError && (cause.nodes?.length ?? 0) > 0;
}

function hasAnswer(data: Readonly<Record<string, unknown>> | null): boolean {
  if (data === null) return false;
  for (const field in data) {
    if (data[field] !== null) return true;
  }
  return false;
}
