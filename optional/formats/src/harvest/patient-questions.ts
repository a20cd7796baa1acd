import { setTimeout as delay } from 'node:timers/promises';
import {
  BioGraphQLError,
  EngineUnavailableError,
  OverloadedError,
  QueryTimeoutError,
  QueryTooLargeError,
  RateLimitedError,
  ResultTooLargeError,
} from '@biographql/core';
import type { GraphQueryOptions, GraphStore, SolutionSequence } from '@biographql/engines';
import type { SparqlQuery } from '@biographql/sparql';

/** Pace and retries of the queries to an endpoint. */
export interface Patience {
  /** Queries that may begin in a second. */
  readonly perSecond: number;
  /** Further tries after a failure that may pass, in a row. */
  readonly retries: number;
  /** Time for one query, in ms. */
  readonly timeoutMs: number;
  /** Waits for some milliseconds; tests have a clock of their own. Default: as long as it says. */
  readonly wait?: ((ms: number, signal: AbortSignal | undefined) => Promise<unknown>) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called before a retry with its reason and the pause in ms. */
  readonly onRetry?: ((reason: string, ms: number) => void) | undefined;
}

export class TooMuchAtOnceError extends Error {
  override readonly name = 'TooMuchAtOnceError';
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 120_000;

/** Sends queries to one endpoint, one at a time, paced and with retries. */
export class PatientQuestions {
  asked = 0;
  #next = 0;

  constructor(
    private readonly store: GraphStore,
    private readonly patience: Patience,
  ) {}

  /**
   * Returns the solutions of a query: again after 429, 503 with the pause that the endpoint asks for, and after other
   * failures with pauses that double.
   * @param canShrink - whether the caller can split a query that failed twice.
   * @throws TooMuchAtOnceError for a query that the endpoint ends for its size or time, or that fails twice; the last error
   * when no try was answered; `signal.reason` once it is aborted.
   */
  async select(query: SparqlQuery, canShrink = false): Promise<SolutionSequence> {
    const { retries } = this.patience;
    for (let failures = 0; ; failures += 1) {
      const answer = await this.#tryOnce(query);
      if ('solutions' in answer) return answer;
      const { error, pauseMs } = answer;
      if (isTooMuch(error)) throw new TooMuchAtOnceError(getMessage(error), { cause: error });
      if (pauseMs === null && !(error instanceof EngineUnavailableError)) throw error;
      // An endpoint that falls over does not say for what: asking for less may be what it needs.
      if (canShrink && pauseMs === null && failures >= 1) {
        throw new TooMuchAtOnceError(getMessage(error), { cause: error });
      }
      if (failures >= retries) throw error;
      await this.pause(getMessage(error), pauseMs ?? FIRST_PAUSE_MS * 2 ** failures);
    }
  }

  async pause(reason: string, ms: number): Promise<void> {
    const bounded = Math.min(ms, LONGEST_PAUSE_MS);
    this.patience.onRetry?.(reason, bounded);
    await this.#wait(bounded);
  }

  async #tryOnce(query: SparqlQuery): Promise<SolutionSequence | Failure> {
    const { perSecond, timeoutMs, signal } = this.patience;
    const now = Date.now();
    const begin = Math.max(now, this.#next);
    this.#next = begin + 1_000 / perSecond;
    if (begin > now) await this.#wait(begin - now);
    signal?.throwIfAborted();
    this.asked += 1;
    const options: GraphQueryOptions = { timeoutMs, priority: 'user', ...(signal && { signal }) };
    try {
      return await this.store.select(query, options);
    } catch (error) {
      signal?.throwIfAborted();
      const isBusy = error instanceof OverloadedError || error instanceof RateLimitedError;
      return { error, pauseMs: isBusy ? error.retryAfterSeconds * 1_000 : null };
    }
  }

  async #wait(ms: number): Promise<void> {
    const { signal, wait = (time, given) => delay(time, undefined, { signal: given }) } =
      this.patience;
    await wait(ms, signal).catch((error: unknown) => {
      signal?.throwIfAborted();
      throw error;
    });
  }
}

interface Failure {
  readonly error: unknown;
  /** Milliseconds that the endpoint asks to wait; null when it does not say. */
  readonly pauseMs: number | null;
}

function isTooMuch(error: unknown): boolean {
  return (
    error instanceof QueryTimeoutError ||
    error instanceof ResultTooLargeError ||
    error instanceof QueryTooLargeError
  );
}

function getMessage(error: unknown): string {
  if (!BioGraphQLError.is(error)) return error instanceof Error ? error.message : String(error);
  const { cause } = error;
  return cause instanceof Error ? cause.message : error.shortMessage;
}
