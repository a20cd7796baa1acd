import type { BioGraphQLErrorOptions, ErrorCode, ErrorFacts } from '@biographql/core';
import { PAGES } from '@biographql/core/internal';

/** One entry of a GraphQL error list. */
export interface GraphQLErrorEntry {
  /** For a person. */
  readonly message: string;
  /** The field that failed: response keys and list indexes from 0. */
  readonly path?: readonly (string | number)[];
  /** Places in the document, counted from 1. */
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  /** `code` is stable; see the errors in the documentation. */
  readonly extensions?: { readonly code?: string } & Readonly<Record<string, unknown>>;
}

/** A response that reports a failure. */
export interface FailedAnswer<Data = unknown> {
  /** Null for an unnamed operation. */
  readonly operationName: string | null;
  readonly status: number;
  /** The GraphQL errors; empty when the body held none, e.g. from a gateway. */
  readonly errors: readonly GraphQLErrorEntry[];
  /** Partial data; null when there is none. */
  readonly data: Data | null;
  /** The wait that the service requests, in milliseconds; null for none. */
  readonly retryAfterMs: number | null;
  /** The service's `x-request-id`, the request's id in its log; null when it sent none. */
  readonly requestId?: string | null | undefined;
}

/** Errors whose names differ from their codes. */
const NAMES: Readonly<Record<string, string>> = {
  INVALID_REQUEST: 'BadInput',
  OPERATION_FAILED: 'Operation',
};

/**
 * Status and codes of retryable failures, as `503,` or `200,OVERLOADED,TIMEOUT`: status 408, 425, 429, and 5xx except
 * 500 and 501; 500 without codes, which would take precedence; or only retryable codes.
 */
const MAY_PASS =
  /^(4(08|2[59])|5(?!0[01])|500,$|\w*(,(RATE_LIMITED|ENGINE_UNAVAILABLE|OVERLOADED|NETWORK|TIMEOUT))+$)/;

/** Parts of a client error: code, facts, and the parts of a response. */
export interface FailureOptions extends BioGraphQLErrorOptions, Partial<FailedAnswer> {
  /** Default: derived from the code, or from the status and codes in `facts`. */
  readonly isRetryable?: boolean;
}

/**
 * The class of every error of this client. It has the form of BioGraphQLError but isn't a subclass: pages load only
 * one class, and other packages don't carry the code for responses.
 */
export class Failure extends Error {
  declare readonly facts: ErrorFacts;

  constructor(code: ErrorCode, message: string, options: FailureOptions = {}) {
    // Duplicated, like the naming rule below: core's functions would add 40 bytes to every page.
    const shortMessage = message.replace(/\nSee \S+$/gm, '');
    super(message === shortMessage ? `${message}\nSee ${PAGES}/${code}.md` : message, options);
    const { facts = {}, ...more } = options;
    // Assigned, with names made from codes: saves a tenth of the size of errors in a bundle.
    Object.assign(
      this,
      {
        name: `${NAMES[code] ?? code.replace(/_?(.)([A-Z]*)/g, (_, first, rest) => first + rest.toLowerCase())}Error`,
        code,
        shortMessage,
        facts: JSON.parse(JSON.stringify(facts), (_, fact) => fact?.slice?.(0, 200) ?? fact),
        isRetryable: MAY_PASS.test(`${facts.status},${facts.codes ?? code}`),
      },
      more,
    );
  }

  /** True when an error of the answer has this code. */
  has(code: string): boolean {
    return (this.facts as { codes?: readonly string[] }).codes?.includes(code) ?? false;
  }
}
