import { RateLimitedError } from '@biographql/core';
import { LRUCache } from 'lru-cache';

/** A time after which work is given up, and the signals that end it earlier. */
export interface Deadline extends Disposable {
  readonly signal: AbortSignal;
  /** Returns what the signal is aborted with when the time is over. */
  reason: () => unknown;
}

/** Timers of Node.js go no further; longer ones would end at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Starts a deadline that also ends with each of the signals, with their reasons. Dispose it when the work is done: its
 * timer and its listeners go with it.
 * @param ms - milliseconds from now.
 */
export function createDeadline(
  ms: number,
  signals: readonly (AbortSignal | undefined)[],
  reason: () => unknown,
): Deadline {
  const controller = new AbortController();
  const sources = signals.filter((signal) => signal !== undefined);
  const follow = () => controller.abort(sources.find((signal) => signal.aborted)?.reason);
  for (const signal of sources) signal.addEventListener('abort', follow, { once: true });
  if (sources.some((signal) => signal.aborted)) follow();
  const deadline = {
    signal: controller.signal,
    reason,
    [Symbol.dispose]() {
      clearTimeout(timer);
      for (const signal of sources) signal.removeEventListener('abort', follow);
    },
  };
  const timer = setTimeout(() => controller.abort(deadline.reason()), Math.min(ms, MAX_TIMER_MS));
  return deadline;
}

export interface SlowDownOptions {
  /** A clock that never goes back, in milliseconds. Default `performance.now`. */
  readonly now?: () => number;
}

interface Conduct {
  /** Costly endings in a row, none of them {@link MEMORY_MS} after the one before. */
  endings: number;
  lastAt: number;
  until: number;
}

const FREE_ENDINGS = 3;
/** A client without a costly ending for so long is as good as new. */
const MEMORY_MS = 10 * 60_000;
const LONGEST_PAUSE_MS = 60_000;
/** Clients that are remembered; the one that was noted longest ago is forgotten first. */
const MAX_CLIENTS = 10_000;

/**
 * Makes clients wait whose queries end threads again and again. The fourth costly ending within ten minutes of each
 * other makes the client wait as long as the damage took, each further one twice as long, at most a minute.
 */
export class SlowDown {
  private readonly conducts = new LRUCache<string, Conduct>({ max: MAX_CLIENTS });
  private readonly now: () => number;

  constructor({ now = () => performance.now() }: SlowDownOptions = {}) {
    this.now = now;
  }

  /** @throws RateLimitedError while the client has to wait. */
  check(client: string | undefined): void {
    const conduct = client === undefined ? undefined : this.conducts.peek(client);
    const left = (conduct?.until ?? 0) - this.now();
    if (left <= 0) return;
    throw new RateLimitedError(
      'Queries from this caller have repeatedly stopped an engine thread.',
      Math.ceil(left / 1_000),
    );
  }

  /** Notes that a query of the client did damage that takes so many milliseconds to repair. */
  note(client: string | undefined, milliseconds: number): void {
    if (client === undefined) return;
    const now = this.now();
    const known = this.conducts.get(client);
    const isFresh = known === undefined || now - known.lastAt > MEMORY_MS;
    const endings = isFresh ? 1 : known.endings + 1;
    const doublings = endings - FREE_ENDINGS - 1;
    const pause = Math.min(Math.max(1_000, milliseconds) * 2 ** doublings, LONGEST_PAUSE_MS);
    this.conducts.set(client, { endings, lastAt: now, until: doublings < 0 ? 0 : now + pause });
  }
}
