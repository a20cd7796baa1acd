import type { TypedText, VariablesOf } from '@biographql/client';
import { InvalidArgumentError } from '@biographql/core';
import { isRecord, readOperationName } from '@biographql/core/internal';
import type { RequestedOperation } from './operations.js';

const REPLY = Symbol.for('@biographql/testing/reply');

/** A response other than plain data; made by `failWith` and similar functions. */
export interface Reply {
  readonly [REPLY]: (
    requested: RequestedOperation,
    asRecorded: () => Promise<Response>,
  ) => Promise<Response>;
}

export function reply(respond: Reply[typeof REPLY]): Reply {
  return { [REPLY]: respond };
}

export function isReply(outcome: unknown): outcome is Reply {
  return isRecord(outcome) && REPLY in outcome;
}

export function respondBy(
  made: Reply,
  requested: RequestedOperation,
  asRecorded: () => Promise<Response>,
): Promise<Response> {
  return made[REPLY](requested, asRecorded);
}

export function jsonResponse(
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}

/** Response instead of a recording; made by {@link override} and {@link overrideAll}. */
export interface Override {
  /** Null for every recorded operation. */
  readonly operationName: string | null;
  /** Called with the variables as they were sent. */
  readonly outcome: (variables: Readonly<Record<string, unknown>>) => unknown;
}

/** Data of a document's own type, or a reply. */
export type Outcome<Data> = Data | Reply | Promise<Data | Reply>;

/**
 * Answers a document with data of its type, a reply such as `failWith('RATE_LIMITED')`, or a function of the
 * variables that returns either. Your own documents are answered as well.
 * @throws InvalidArgumentError for a document without a name.
 */
export function override<Data, Variables>(
  document: TypedText<Data, Variables>,
  outcome: NoInfer<Data> | Reply | ((variables: VariablesOf<Variables>) => Outcome<NoInfer<Data>>),
): Override {
  const operationName = readOperationName(document.toString());
  if (operationName === null)
    throw new InvalidArgumentError('document', 'must have an operation name');
  if (!isFunction(outcome)) return { operationName, outcome: () => outcome };
  return { operationName, outcome: (variables) => outcome(variables as VariablesOf<Variables>) };
}

/** Answers all recorded operations without an override with one reply. Your own documents need an `override` each. */
export function overrideAll(made: Reply): Override {
  return { operationName: null, outcome: () => made };
}

function isFunction<Variables, Result>(
  outcome: unknown | ((variables: Variables) => Result),
): outcome is (variables: Variables) => Result {
  return typeof outcome === 'function';
}
