import type { ErrorCode } from './codes.js';
import { withPage } from './error-page.js';
import { isRetryableCode } from './retryable.js';

const MARKER = Symbol.for('@biographql/error');

/** Plain facts about a failure, safe to show and to log: no secrets, texts cut at 200 characters. */
export type ErrorFacts = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** What an error may carry besides its short message. */
export interface BioGraphQLErrorOptions {
  /** Default: none. */
  readonly facts?: ErrorFacts;
  /** What was thrown below, when something was. */
  readonly cause?: unknown;
}

/**
 * The base of every error that BioGraphQL throws on purpose: a code, one short sentence, and facts. Its message ends in
 * the address of the code's page. Recognize it with {@link BioGraphQLError.is}, which also works when the package is
 * installed twice.
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/errors/README.md}
 */
export abstract class BioGraphQLError<Code extends ErrorCode = ErrorCode> extends Error {
  /** Returns whether a value is an error of BioGraphQL, whichever copy of the package made it. */
  static is(value: unknown): value is BioGraphQLError {
    return (value as Partial<BioGraphQLError> | null | undefined)?.[MARKER] === true;
  }

  abstract override readonly name: string;
  /** One sentence, without the facts and the address of the page: for display. */
  readonly shortMessage: string;
  /** The facts behind the message. */
  readonly facts: ErrorFacts;
  readonly [MARKER] = true;

  /** @param code - stable; a row of the table. */
  constructor(
    readonly code: Code,
    shortMessage: string,
    options: BioGraphQLErrorOptions = {},
  ) {
    super(withPage(shortMessage, code), options);
    this.shortMessage = shortMessage;
    this.facts = Object.fromEntries(
      Object.entries(options.facts ?? {}).map(([key, fact]) => [key, cut(fact, 200)]),
    );
  }

  /** True when the same request may succeed later, as the table of the codes says. */
  get isRetryable(): boolean {
    return isRetryableCode(this.code);
  }
}

/** Shortens a text, and leaves any other value as it is. */
export function cut<Value>(value: Value, length: number): Value | string {
  return typeof value === 'string' && value.length > length ? `${value.slice(0, length)}…` : value;
}
