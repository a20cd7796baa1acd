import { RateLimitedError } from '@biographql/core';
import { LRUCache } from 'lru-cache';

/** A time after which work is given up, and the signals that end it earlier. */
export interface Deadline extends Disposable {
  readonly signal: AbortSignal;
  /** Returns the signal's abort reason for when the time is over. */
  reason: () => unknown;
}

/** Maximum delay of a Node.js timer; a longer one would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Starts a deadline that any of the signals ends early, with its reason. Dispose it when the work is done, to clear its
 * timer and listeners.
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
  /** Consecutive costly endings, each within {@link MEMORY_MS} of the one before. */
  endings: number;
  lastAt: number;
  until: number;
}

const FREE_ENDINGS = 3;
/** After this time without a costly ending, a client starts afresh. */
const MEMORY_MS = 10 * 60_000;
const LONGEST_PAUSE_MS = 60_000;
/** Clients that are remembered; the one that was noted longest ago is forgotten first. */
const MAX_CLIENTS = 10_000;

/**
 * Delays clients whose queries repeatedly end threads. The fourth costly ending, each within ten minutes of the one
 * before, makes the client wait as long as the repair takes; each further one doubles that, up to a minute.
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

  /** Records that a query of the client caused damage, and how long the repair takes. */
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
