import type { ErrorCode } from './codes.js';

/** Plain facts about a failure, safe to show and to log: no secrets, no addresses, texts cut at 200 characters. */
export type ErrorFacts = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Optional parts of an error. */
export interface BioGraphQLErrorOptions {
  /** Default: none. */
  readonly facts?: ErrorFacts;
  /** What was thrown below, when something was. */
  readonly cause?: unknown;
  /** Default: as the table of the codes says, or the answer whose status and codes are among the facts. */
  readonly isRetryable?: boolean;
}

/**
 * The base of every error that BioGraphQL throws on purpose: a code, one short sentence, and facts. Its message ends in
 * the address of the code's page. Recognize it with {@link BioGraphQLError.is}, which also works when the package is
 * installed twice. `structuredClone(error)` keeps the message alone, as for any error: send `{ ...error }`, which is plain
 * data with code, short message and facts.
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/errors/README.md}
 */
export class BioGraphQLError<Code extends ErrorCode = ErrorCode> extends Error {
  /** Returns whether a value is an error of BioGraphQL, whichever copy of the package made it. */
  static is(value: unknown): value is BioGraphQLError {
    return value instanceof Error && 'facts' in value;
  }

  /** Stable; a row of the table. */
  declare readonly code: Code;
  /** One sentence, without the facts and the address of the page: for display. */
  declare readonly shortMessage: string;
  /** The facts behind the message. */
  declare readonly facts: ErrorFacts;
  /** True when the same request may succeed later. */
  declare readonly isRetryable: boolean;

  /** @param options - what else it has, e.g. `status`, becomes a field of the error. */
  constructor(code: Code, message: string, options: BioGraphQLErrorOptions = {}) {
    // As `withoutPages`: written out, it is smaller in a bundle.
    const shortMessage = message.replace(/\nSee \S+$/gm, '');
    super(message === shortMessage ? `${message}\nSee ${PAGES}/${code}.md` : message, options);
    const { facts = {}, ...more } = options;
    // Assigned and not defined, with names made from codes: a tenth of the size of errors in a bundle.
    Object.assign(
      this,
      {
        // `NetworkError` for `NETWORK`; a class that is called otherwise says so itself.
        name: `${NAMES[code] ?? code.replace(/_?(.)([A-Z]*)/g, (_, first, rest) => first + rest.toLowerCase())}Error`,
        code,
        shortMessage,
        facts: JSON.parse(JSON.stringify(facts), (_, fact) => fact?.slice?.(0, 200) ?? fact),
        isRetryable:
          /^(4(08|2[59])|5(?!0[01])|500,$|\w*(,(RATE_LIMITED|ENGINE_UNAVAILABLE|OVERLOADED|NETWORK|TIMEOUT))+$)/.test(
            `${facts.status},${facts.codes ?? code}`,
          ),
      },
      more,
    );
  }

  /** True when an error of the answer has this code. */
  has(code: string): boolean {
    return (this.facts as { codes?: readonly string[] }).codes?.includes(code) ?? false;
  }
}

/** Errors that are called otherwise than their codes. */
const NAMES: Readonly<Record<string, string>> = {
  INVALID_REQUEST: 'BadInput',
  OPERATION_FAILED: 'Operation',
};

/** Shortens a text; returns any other value unchanged. */
export function cut<Value>(value: Value, length: number): Value | string {
  return typeof value === 'string' && value.length > length ? `${value.slice(0, length)}…` : value;
}

const PAGES = 'https://github.com/biographql/biographql/blob/main/docs/errors';

/** Returns the address of a code's page. This package has the same page as `docs/errors/<CODE>.md`. */
export function errorPage(code: ErrorCode): string {
  return `${PAGES}/${code}.md`;
}

/** Returns a message that ends in the address of its code's page. */
export function withPage(message: string, code: ErrorCode): string {
  return `${message}\nSee ${errorPage(code)}`;
}

/** Returns a message without the addresses of pages, wherever they are: a client outlives the place that its service names. */
export function withoutPages(message: string): string {
  return message.replace(/\nSee \S+$/gm, '');
}
