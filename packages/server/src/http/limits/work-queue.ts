import { performance } from 'node:perf_hooks';
import { RateLimitedError } from '@biographql/core';
import { nextTurn } from '@biographql/core/internal';
import { runFor } from '@biographql/engines/internal';

/** Shares the main thread between callers. */
export interface WorkQueue {
  /**
   * Runs work when its caller's turn comes: at once for a caller that used little time lately.
   * @throws RateLimitedError when too much work of the caller waits; `signal.reason` when aborted before the work began.
   */
  run<T>(client: string, work: () => T | Promise<T>, signal: AbortSignal): Promise<T>;
  /** Runs work that doesn't wait for anything, at once, and counts its time. */
  runNow<T>(client: string, work: () => T): T;
}

/** Time on the main thread that a caller may use without waiting. */
const BURST_MS = 100;
/** Share of the main thread that a caller may use without waiting. */
const SHARE = 0.25;
/** Work of busy callers that runs at a time. */
const BUSY_AT_ONCE = 2;
/** Work that takes longer waits for another thread or server, and gives its slot to others. */
const SLOT_MS = 1_000;
const MAX_WAITING = 200;
/** A caller that was busy for long is free again after four times as much. */
const MAX_USED_MS = 1_000;
const RETRY_SECONDS = 1;

interface Caller {
  /** Time that the caller used and has not regained. */
  usedMs: number;
  updatedAt: number;
  running: number;
  readonly waiting: Waiter[];
}

interface Waiter {
  readonly signal: AbortSignal;
  /** @param release - null when the signal is aborted. */
  start(release: (() => void) | null): void;
}

/** What a queue is made of. */
export interface WorkQueueOptions {
  /** Work of one caller that may wait. Default 200. */
  readonly maxWaiting?: number;
  /** Returns how long the event loop was busy so far. */
  readonly activeMs?: () => number;
  readonly now?: () => number;
}

/**
 * Creates a queue. Time on the main thread is measured whenever work begins or ends, and shared equally among the work
 * that runs. Callers above their share take turns, a few at a time, with a turn of the event loop in between.
 */
export function createWorkQueue({
  maxWaiting = MAX_WAITING,
  activeMs = () => performance.eventLoopUtilization().active,
  now = () => performance.now(),
}: WorkQueueOptions = {}): WorkQueue {
  /** Callers with work or with used time. The first one waits longest for a turn. */
  const callers = new Map<string, Caller>();
  let running = 0;
  let busySlots = 0;
  let measuredAt = activeMs();

  /** @param countedMs - of the time since the last call, what was counted for one caller. */
  function measure(countedMs = 0): void {
    const active = activeMs();
    const perWork = running === 0 ? 0 : Math.max(0, active - measuredAt - countedMs) / running;
    measuredAt = active;
    const at = now();
    for (const [client, caller] of callers) {
      const regained = (at - caller.updatedAt) * SHARE;
      const usedMs = Math.max(0, caller.usedMs - regained) + perWork * caller.running;
      caller.usedMs = Math.min(MAX_USED_MS, usedMs);
      caller.updatedAt = at;
      if (caller.usedMs === 0 && caller.running === 0 && caller.waiting.length === 0) {
        callers.delete(client);
      }
    }
  }

  function findCaller(client: string): Caller {
    const caller = callers.get(client) ?? { usedMs: 0, updatedAt: now(), running: 0, waiting: [] };
    callers.set(client, caller);
    return caller;
  }

  /** Moves the caller whose turn it is to the end. */
  function takeNext(): Waiter | undefined {
    for (const [client, caller] of callers) {
      const waiter = caller.waiting.shift();
      if (waiter === undefined) continue;
      callers.delete(client);
      callers.set(client, caller);
      return waiter;
    }
    return undefined;
  }

  function advance(): void {
    while (busySlots < BUSY_AT_ONCE) {
      const waiter = takeNext();
      if (waiter === undefined) return;
      waiter.start(waiter.signal.aborted ? null : takeSlot());
    }
  }

  function takeSlot(): () => void {
    busySlots += 1;
    let isHeld = true;
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      clearTimeout(timer);
      busySlots -= 1;
      advance();
    };
    const timer = setTimeout(release, SLOT_MS).unref();
    return release;
  }

  /** Returns the release of the slot. */
  async function waitForSlot(caller: Caller, signal: AbortSignal): Promise<() => void> {
    if (caller.waiting.length >= maxWaiting) {
      throw new RateLimitedError('Too many requests of this key are waiting.', RETRY_SECONDS);
    }
    const release = await new Promise<(() => void) | null>((resolve) => {
      caller.waiting.push({ signal, start: resolve });
      advance();
    });
    await nextTurn();
    if (release !== null && !signal.aborted) return release;
    release?.();
    throw signal.reason;
  }

  return {
    async run(client, work, signal) {
      measure();
      const caller = findCaller(client);
      const isBusy = caller.usedMs >= BURST_MS || caller.waiting.length > 0;
      const release = isBusy ? await waitForSlot(caller, signal) : undefined;
      measure();
      findCaller(client).running += 1;
      running += 1;
      try {
        return await runFor(client, work);
      } finally {
        measure();
        findCaller(client).running -= 1;
        running -= 1;
        release?.();
      }
    },
    runNow(client, work) {
      const startedAt = now();
      try {
        return work();
      } finally {
        const ms = now() - startedAt;
        measure(ms);
        const caller = findCaller(client);
        caller.usedMs = Math.min(MAX_USED_MS, caller.usedMs + ms);
      }
    },
  };
}
