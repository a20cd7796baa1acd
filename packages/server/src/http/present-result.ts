import { randomBytes } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { type ErrorEntry, errorEntry, gravestStatus, toErrorEntry } from './error-body.js';

/** What an executor answers, as far as the presenter needs it. */
export interface ExecutionOutcome {
  readonly data?: Readonly<Record<string, unknown>> | null | undefined;
  readonly errors?: readonly GraphQLError[] | undefined;
}

/** A response ready to be written. */
export interface PresentedResult {
  readonly status: number;
  readonly body: {
    readonly data?: Readonly<Record<string, unknown>> | null;
    readonly errors?: readonly ErrorEntry[];
  };
}

/** Told of each error that nobody foresaw, with the incident id that the client sees. */
export type ReportIncident = (error: unknown, incident: string) => void;

/**
 * Turns the outcome of an execution into status and body. With data in at least one root field the status is 200;
 * otherwise the gravest of the errors' codes decides. Unforeseen errors are masked and reported.
 */
export function presentResult(outcome: ExecutionOutcome, report: ReportIncident): PresentedResult {
  if (outcome.errors === undefined || outcome.errors.length === 0) {
    return { status: 200, body: { data: outcome.data ?? null } };
  }
  const errors = outcome.errors.map((error) => presentError(error, report));
  if (outcome.data === undefined) return { status: gravestStatus(errors), body: { errors } };
  const status = hasAnswer(outcome.data) ? 200 : gravestStatus(errors);
  return { status, body: { data: outcome.data, errors } };
}

/** Writes one error of an execution or of a document as an entry, masked when nobody foresaw it. */
function presentError(error: GraphQLError, report: ReportIncident): ErrorEntry {
  const cause = error.originalError;
  if (isClientError(error)) return errorEntry('INVALID_ARGUMENT', error.message, error);
  return toErrorEntry(cause, error) ?? maskedEntry(cause ?? error, report, error);
}

/** Masks an unforeseen error: the client gets an incident id, the report gets the error. */
export function maskedEntry(
  error: unknown,
  report: ReportIncident,
  place: Pick<GraphQLError, 'locations' | 'path'> | Record<string, never> = {},
): ErrorEntry {
  const incident = randomBytes(8).toString('hex');
  report(error, incident);
  return errorEntry('INTERNAL', 'Internal error', place, { incident });
}

/**
 * GraphQL's own errors about arguments and variables: they stand at no path (the request never ran), or name the
 * document nodes that are wrong. A scalar that cannot serialize our own value names none, and is our fault.
 */
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
