import type { BioGraphQLErrorOptions, ErrorCode, ErrorFacts } from '@biographql/core';
import { PAGES } from '@biographql/core/internal';
import type { FailedAnswer } from './errors.js';

/** Errors that are called otherwise than their codes. */
const NAMES: Readonly<Record<string, string>> = {
  INVALID_REQUEST: 'BadInput',
  OPERATION_FAILED: 'Operation',
};

/** What an error of this client is made of: besides a code and facts, the parts of an answer. */
export interface FailureOptions extends BioGraphQLErrorOptions, Partial<FailedAnswer> {
  /** Default: by the code, or by the answer whose status and codes are among the facts. */
  readonly isRetryable?: boolean;
}

/**
 * The class of every error of this client. It has the form of BioGraphQLError and is not a subclass: pages pay for
 * one class, and the status of an answer, its partial data and its pages would weigh on every other package.
 */
export class Failure extends Error {
  declare readonly facts: ErrorFacts;

  constructor(code: ErrorCode, message: string, options: FailureOptions = {}) {
    // As `withoutPages`: a client outlives the place that its service names.
    const shortMessage = message.replace(/\nSee \S+$/gm, '');
    super(message === shortMessage ? `${message}\nSee ${PAGES}/${code}.md` : message, options);
    const { facts = {}, ...more } = options;
    // Assigned and not defined, with names made from codes: a tenth of the size of errors in a bundle.
    Object.assign(
      this,
      {
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
