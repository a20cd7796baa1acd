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
import type { GraphStore, SolutionSequence } from '@biographql/engines';
import type { SparqlQuery } from '@biographql/sparql';

/** Pace and retries of the queries to an endpoint. */
export interface Patience {
  /** Queries that may begin in a second. */
  readonly perSecond: number;
  /** Further tries after a failure that may pass, in a row. */
  readonly retries: number;
  /** Time for one query, in ms. */
  readonly timeoutMs: number;
  /** Waits for some milliseconds; for tests. Default: a timer. */
  readonly wait?: ((ms: number, signal: AbortSignal | undefined) => Promise<unknown>) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called before a retry with its reason and the pause in ms. */
  readonly onRetry?: ((reason: string, ms: number) => void) | undefined;
}

/** A smaller query may succeed. */
export class TooMuchAtOnceError extends Error {
  override readonly name = 'TooMuchAtOnceError';
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 120_000;

/** Sends queries to one endpoint, one at a time, paced and with retries. */
export class PacedQueries {
  sent = 0;
  #nextAt = 0;

  constructor(
    private readonly store: GraphStore,
    private readonly patience: Patience,
  ) {}

  /**
   * Returns the solutions of a query. After 429 and 503 it waits as long as the endpoint asks for, after other failures 1, 2,
   * 4 … s.
   * @param canSplit - whether the caller can split a query that failed twice.
   * @throws TooMuchAtOnceError for a query that the endpoint ends for its size or time, or that failed twice; the last error
   * when no try was answered; `signal.reason` when aborted.
   */
  async select(query: SparqlQuery, canSplit = false): Promise<SolutionSequence> {
    const { retries, signal, timeoutMs, onRetry } = this.patience;
    for (let failures = 0; ; failures += 1) {
      await this.#awaitTurn();
      try {
        return await this.store.select(query, {
          timeoutMs,
          priority: 'user',
          ...(signal && { signal }),
        });
      } catch (error) {
        signal?.throwIfAborted();
        const message = toMessage(error);
        const isBusy = error instanceof OverloadedError || error instanceof RateLimitedError;
        const isDown = error instanceof EngineUnavailableError;
        // An endpoint that fails does not say why: asking for less may help.
        if (isTooMuch(error) || (isDown && canSplit && failures >= 1)) {
          throw new TooMuchAtOnceError(message, { cause: error });
        }
        if (!(isBusy || isDown) || failures >= retries) throw error;
        const pause = isBusy ? error.retryAfterSeconds * 1_000 : FIRST_PAUSE_MS * 2 ** failures;
        const ms = Math.min(pause, LONGEST_PAUSE_MS);
        onRetry?.(message, ms);
        await this.#wait(ms);
      }
    }
  }

  async #awaitTurn(): Promise<void> {
    const now = Date.now();
    const begin = Math.max(now, this.#nextAt);
    this.#nextAt = begin + 1_000 / this.patience.perSecond;
    if (begin > now) await this.#wait(begin - now);
    this.patience.signal?.throwIfAborted();
    this.sent += 1;
  }

  async #wait(ms: number): Promise<void> {
    const { signal, wait } = this.patience;
    try {
      await (wait === undefined ? delay(ms, undefined, { signal }) : wait(ms, signal));
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    }
  }
}

function isTooMuch(error: unknown): boolean {
  return [QueryTimeoutError, ResultTooLargeError, QueryTooLargeError].some(
    (kind) => error instanceof kind,
  );
}

function toMessage(error: unknown): string {
  if (!BioGraphQLError.is(error)) return error instanceof Error ? error.message : String(error);
  return error.cause instanceof Error ? error.cause.message : error.shortMessage;
}
