import type { ErrorCode, RetryableErrorCode } from './codes.js';

/** Plain facts about a failure, safe to show and to log: no secrets, texts cut at 200 characters. */
export type ErrorFacts = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Optional parts of an error. */
export interface BioGraphQLErrorOptions {
  /** Default: none. */
  readonly facts?: ErrorFacts;
  /** Underlying error, if any. */
  readonly cause?: unknown;
}

/**
 * The form of BioGraphQL's errors, and the base of all but the client's: a code, one short sentence, and facts. Its
 * message ends in the address of the code's page. Recognize it with {@link BioGraphQLError.is}, which also works when
 * the package is installed twice. `structuredClone(error)` keeps only the message, as for any error: send
 * `{ ...error }`, which is plain data with code, short message and facts.
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/errors/README.md}
 */
export abstract class BioGraphQLError<Code extends ErrorCode = ErrorCode> extends Error {
  /** Returns whether a value is an error of BioGraphQL, whichever copy of the package made it. */
  static is(value: unknown): value is BioGraphQLError {
    return value instanceof Error && 'facts' in value;
  }

  /** Stable; a key of `ERROR_CODES`. */
  declare readonly code: Code;
  /** One sentence, without the facts and the address of the page: for display. */
  declare readonly shortMessage: string;
  /** The facts behind the message. */
  declare readonly facts: ErrorFacts;

  // Declared fields, and names made from codes, save a tenth of the size of errors in a bundle.
  constructor(code: Code, shortMessage: string, options: BioGraphQLErrorOptions = {}) {
    super(withPage(shortMessage, code), options);
    this.name = readName(code);
    this.code = code;
    this.shortMessage = shortMessage;
    this.facts = JSON.parse(JSON.stringify(options.facts ?? {}), (_, fact) => cut(fact, 200));
  }

  /** True when the same request may succeed later, as the table of the codes says. */
  get isRetryable(): boolean {
    return isRetryableCode(this.code);
  }
}

/** `NetworkError` for `NETWORK`; a class with another name sets it itself. */
function readName(code: string): string {
  const words = code.replace(/_?(.)([^_]*)/g, (_, first, rest) => first + rest.toLowerCase());
  return `${words}Error`;
}

/** Shortens a text; returns any other value unchanged. */
export function cut<Value>(value: Value, length: number): Value | string {
  return typeof value === 'string' && value.length > length ? `${value.slice(0, length)}…` : value;
}

/** Folder of the error pages. */
export const PAGES = 'https://github.com/biographql/biographql/blob/main/docs/errors';

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

/** Codes of the predictor: no answer carries them, and their classes say so themselves. */
type OutsideOfAnswers = 'MODEL_UNAVAILABLE' | 'TOOLKIT_UNAVAILABLE';

/** The retryable codes of the table, which bundles omit; the compiler keeps both in sync. */
const RETRYABLE: Readonly<Record<string, true>> = {
  RATE_LIMITED: true,
  ENGINE_UNAVAILABLE: true,
  OVERLOADED: true,
  NETWORK: true,
  TIMEOUT: true,
} satisfies Record<Exclude<RetryableErrorCode, OutsideOfAnswers>, true>;

/** Whether the same request may succeed later, by a code of an answer or of the client; false for any other code. */
export function isRetryableCode(code = ''): boolean {
  // Compared, since a service's code may be a name on `Object.prototype`.
  return RETRYABLE[code] === true;
}
