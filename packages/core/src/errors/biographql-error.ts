import { type ErrorCode, RETRYABLE_CODES } from './codes.js';

const MARKER = Symbol.for('@biographql/error');

/** Plain facts about a failure, safe to show and to log: no secrets, texts cut at 200 characters. */
export type ErrorFacts = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** What an error may carry besides its short message. */
export interface BioGraphQLErrorOptions {
  readonly facts?: ErrorFacts;
  readonly cause?: unknown;
}

const FACT_LENGTH = 200;

/**
 * The base of every error that BioGraphQL throws on purpose: a code, one short sentence, and facts.
 * Recognize it with {@link BioGraphQLError.is}, which also works when the package is installed twice.
 */
export abstract class BioGraphQLError extends Error {
  /** Tells any BioGraphQL error from other values, whichever copy of the package made it. */
  static is(value: unknown): value is BioGraphQLError {
    return typeof value === 'object' && value !== null && MARKER in value;
  }

  abstract override readonly name: string;
  /** The stable code; see the error's page in the documentation. */
  abstract readonly code: ErrorCode;
  /** One sentence, without the facts. */
  readonly shortMessage: string;
  /** The facts behind the message. */
  readonly facts: ErrorFacts;
  readonly [MARKER] = true;

  constructor(shortMessage: string, { facts = {}, cause }: BioGraphQLErrorOptions = {}) {
    const cut = Object.fromEntries(
      Object.entries(facts).map(([key, fact]) => [key, cutFact(fact)]),
    );
    super(shortMessage, cause === undefined ? undefined : { cause });
    this.shortMessage = shortMessage;
    this.facts = cut;
  }

  /** True when the same request may succeed later. */
  get isRetryable(): boolean {
    return RETRYABLE_CODES.includes(this.code);
  }
}

function cutFact(fact: ErrorFacts[string]): ErrorFacts[string] {
  if (typeof fact !== 'string' || fact.length <= FACT_LENGTH) return fact;
  return `${fact.slice(0, FACT_LENGTH)}…`;
}
