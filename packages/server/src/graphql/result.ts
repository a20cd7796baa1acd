import {
  BioGraphQLError,
  ERROR_CODES,
  type ErrorCode,
  type ErrorFacts,
  type WireErrorCode,
  withPage,
} from '@biographql/core';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** A request that is rejected as a whole; its code decides the HTTP status. */
export class RequestError extends BioGraphQLError<WireErrorCode> {
  override readonly name = 'RequestError';
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: WireErrorCode,
    message: string,
    { facts = {}, headers = {} }: { facts?: ErrorFacts; headers?: Record<string, string> } = {},
  ) {
    super(code, message, { facts });
    this.headers = headers;
  }
}

/** The document does not fit the schema; holds GraphQL's errors with their locations. */
export class InvalidDocumentError extends Error {
  override readonly name = 'InvalidDocumentError';
  constructor(readonly errors: readonly GraphQLError[]) {
    super('The document is not valid.');
  }
}

interface ErrorEntry extends Pick<GraphQLFormattedError, 'message' | 'locations' | 'path'> {
  readonly extensions: { readonly code: WireErrorCode } & Readonly<Record<string, unknown>>;
}

type ErrorPlace = Partial<Pick<GraphQLError, 'locations' | 'path'>>;

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

/** Called with each unexpected error, with the incident id that the client sees. */
export type ReportIncident = (error: unknown, incident: string) => void;

const NO_HEADERS: PresentedResult['headers'] = Object.freeze({});

/** With data in at least one root field the status is 200; otherwise the most severe error code decides. */
export function presentOutcome(
  { data, errors: raised = [] }: ExecutionOutcome,
  report: ReportIncident,
): PresentedResult {
  if (raised.length === 0)
    return { status: 200, headers: NO_HEADERS, body: { data: data ?? null } };
  const errors = raised.map((error) => presentError(error, report));
  const body = data === undefined ? { errors } : { data, errors };
  const hasAnswer = Object.values(data ?? {}).some((value) => value !== null);
  if (hasAnswer) return { status: 200, headers: NO_HEADERS, body };
  const seconds = retryAfterSeconds(errors);
  const headers = seconds === null ? NO_HEADERS : { 'retry-after': String(seconds) };
  return { status: worstStatus(errors), headers, body };
}

export function presentRejection(error: unknown, report: ReportIncident): PresentedResult {
  const errors = getEntries(error, report);
  const headers = error instanceof RequestError ? error.headers : NO_HEADERS;
  const status = worstStatus(errors);
  // Codes of field errors have status 200; a request that is rejected as a whole must not.
  return { status: status === 200 ? 403 : status, headers, body: { errors } };
}

/** Writes a response. @param dataText - JSON of the data; null for a response without. */
export function writeBody(
  { data, errors }: PresentedResult['body'],
  dataText: string | null,
  extensions: Readonly<Record<string, unknown>> = {},
): string {
  const members: string[] = [];
  if (data !== undefined) members.push(`"data":${dataText}`);
  if (errors !== undefined) members.push(`"errors":${JSON.stringify(errors)}`);
  if (Object.keys(extensions).length > 0)
    members.push(`"extensions":${JSON.stringify(extensions)}`);
  return `{${members.join()}}`;
}

function getEntries(error: unknown, report: ReportIncident): readonly ErrorEntry[] {
  if (error instanceof InvalidDocumentError)
    return error.errors.map((each) => errorEntry('INVALID_DOCUMENT', each.message, each));
  if (error instanceof GraphQLError) return [errorEntry('INVALID_DOCUMENT', error.message, error)];
  return [toEntry(error, report)];
}

function presentError(error: GraphQLError, report: ReportIncident): ErrorEntry {
  if (isClientError(error)) return errorEntry('INVALID_ARGUMENT', error.message, error);
  return toEntry(error.originalError ?? error, report, error);
}

/** The facts and code of an internal error are not shown, only an incident id. */
function toEntry(error: unknown, report: ReportIncident, place: ErrorPlace = {}): ErrorEntry {
  if (BioGraphQLError.is(error) && isWireCode(error.code))
    return getEntry(error.code, error.message, place, error.facts);
  const incident = newIncident();
  report(error, incident);
  return errorEntry('INTERNAL', 'Internal error', place, { incident });
}

/** Random id from Web Crypto, which browsers have, too. */
function newIncident(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** GraphQL's errors about arguments and variables. An error serializing our value names no nodes, and is our fault. */
function isClientError(error: GraphQLError): boolean {
  const cause = error.originalError;
  if (error.path === undefined) return cause === undefined || cause instanceof GraphQLError;
  return cause instanceof GraphQLError && (cause.nodes?.length ?? 0) > 0;
}

function isWireCode(code: ErrorCode): code is WireErrorCode {
  return ERROR_CODES[code].http !== null;
}

/** Maximum characters of a message from GraphQL, which repeats the input. */
const LONGEST_MESSAGE = 1_000;

const MAX_LOCATIONS = 20;

export function errorEntry(
  code: WireErrorCode,
  message: string,
  place: ErrorPlace = {},
  facts: Readonly<Record<string, unknown>> = {},
): ErrorEntry {
  const shown =
    message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)} …` : message;
  return getEntry(code, withPage(shown, code), place, facts);
}

/** Leaves out empty places. Facts cannot override the code. */
function getEntry(
  code: WireErrorCode,
  message: string,
  { locations, path }: ErrorPlace,
  facts: Readonly<Record<string, unknown>>,
): ErrorEntry {
  return {
    message,
    ...(locations?.length && { locations: locations.slice(0, MAX_LOCATIONS) }),
    ...(path && { path }),
    extensions: { code, ...facts, ...('code' in facts ? { code } : {}) },
  };
}

/** The HTTP status of a response of which no part succeeded: the most severe of its errors' codes; 200 for none. */
export function worstStatus(errors: readonly ErrorEntry[]): number {
  return errors
    .map(({ extensions }) => ERROR_CODES[extensions.code].http)
    .reduce((worst, status) => (gravity(status) > gravity(worst) ? status : worst), 200);
}

/** A higher status is more severe, but an internal error (500) is more severe than a temporary one (502, 503). */
function gravity(status: number): number {
  return status < 500 ? status : 1_100 - status;
}

function retryAfterSeconds(errors: readonly ErrorEntry[]): number | null {
  const all = errors.map(({ extensions }) => extensions.retryAfterSeconds);
  const seconds = all.filter((each) => typeof each === 'number');
  return seconds.length === 0 ? null : seconds.reduce((most, each) => Math.max(most, each), 0);
}

export interface ReceiptIssuer {
  readonly version: string;
  readonly dataset: {
    readonly engineID?: string;
    /** `sha256:…` over its files; null if an earlier version built it or its graph is on another server. */
    readonly digest: string | null;
    readonly release: string;
  };
}

/** Characters of JSON; longer variables are left out. */
export const MAX_VARIABLES = 65_536;

/** Bytes of JSON. Hashing more would delay other requests. */
export const MAX_RESULT = 8 * 1024 * 1024;

interface RepeatableRequest {
  readonly operation: { readonly name: string | null; readonly digest: string };
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Creates the provenance record of a response, which says how to repeat the request.
 * @param result - `sha256:…` of `data` without durations, as `JSON.stringify` writes it; null when it is longer than {@link MAX_RESULT}.
 */
export function createReceipt(
  { version, dataset }: ReceiptIssuer,
  { operation, variables }: RepeatableRequest,
  result: string | null,
) {
  return {
    version,
    dataset,
    document: operation.digest,
    operationName: operation.name,
    variables: JSON.stringify(variables).length <= MAX_VARIABLES ? variables : null,
    result,
  };
}

/** Writes data without durations, which differ from run to run. */
export function stableText(data: unknown, durationKeys: ReadonlySet<string>): string {
  return JSON.stringify(data, (key, value) => (durationKeys.has(key) ? undefined : value));
}
