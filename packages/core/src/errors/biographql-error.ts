import type { ErrorCode } from './codes.js';

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
 * The base of every error that BioGraphQL throws on purpose: a code, one short sentence, and facts.
 * Recognize it with {@link BioGraphQLError.is}, which also works when the package is installed twice.
 */
export abstract class BioGraphQLError extends Error {
  /** Returns whether a value is an error of BioGraphQL, whichever copy of the package made it. */
  static is(value: unknown): value is BioGraphQLError {
    return (value as Partial<BioGraphQLError> | null | undefined)?.[MARKER] === true;
  }

  abstract override readonly name: string;
  /** The stable code; see the error's page in the documentation. */
  abstract readonly code: ErrorCode;
  /** One sentence, without the facts. */
  readonly shortMessage: string;
  /** The facts behind the message. */
  readonly facts: ErrorFacts;
  readonly [MARKER] = true;

  constructor(shortMessage: string, options: BioGraphQLErrorOptions = {}) {
    super(shortMessage, options);
    this.shortMessage = shortMessage;
    this.facts = Object.fromEntries(
      Object.entries(options.facts ?? {}).map(([key, fact]) => [key, cut(fact, 200)]),
    );
  }

  /** True when the same request may succeed later, as the table of the codes says; those that may, override it. */
  get isRetryable(): boolean {
    return false;
  }
}

/** Shortens a text, and leaves any other value as it is. */
export function cut<Value>(value: Value, length: number): Value | string {
  return typeof value === 'string' && value.length > length ? `${value.slice(0, length)}…` : value;
}
