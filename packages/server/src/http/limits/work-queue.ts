import type { ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { OverloadedError, QueryTimeoutError, RateLimitedError } from '@biographql/core';
import { getOrAdd, nextTurn } from '@biographql/core/internal';
import { runFor } from '@biographql/engines/internal';
import type { Config } from '../../generated/config.js';

/** Time on the main thread that a caller may use without waiting. */
const BURST_MS = 100;
/** Above this time, even a caller's request bodies wait for its turn. */
const MUCH_MS = 500;
/** Share of the main thread that a caller may use without waiting. */
const SHARE = 0.25;
/** Maximum concurrent work of busy callers. */
const BUSY_AT_ONCE = 2;
/** Work that takes longer is waiting for another thread or server, and gives its slot to others. */
const SLOT_MS = 250;
const MAX_WAITING = 200;
/** Maximum used time, so that a busy caller is free again after at most four times as long. */
const MAX_USED_MS = 1_000;
const RETRY_SECONDS = 1;

interface Caller {
  /** Time that the caller used and has not regained. */
  usedMs: number;
  updatedAt: number;
  running: number;
  /** Slots for busy callers that it holds. */
  held: number;
  readonly waiting: Waiter[];
}

interface Waiter {
  readonly signal: AbortSignal;
  start(release: (() => void) | null): void;
}

/**
 * Time on the main thread is shared equally among the work that runs. Callers above their share take turns, a few at a time,
 * with a turn of the event loop in between.
 */
export function createWorkQueue({
  maxWaiting = MAX_WAITING,
  activeMs = () => performance.eventLoopUtilization().active,
  now = () => performance.now(),
} = {}) {
  /** Callers with work or with used time. The first one waits longest for a turn. */
  const callers = new Map<string, Caller>();
  let running = 0;
  let busySlots = 0;
  let measuredAt = activeMs();

  /** @param countedMs - Part of the time since the last call that is charged to one caller. */
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
      if (caller.usedMs + caller.running + caller.held + caller.waiting.length === 0)
        callers.delete(client);
    }
  }

  function findCaller(client: string): Caller {
    const create = () => ({ usedMs: 0, updatedAt: now(), running: 0, held: 0, waiting: [] });
    return getOrAdd(callers, client, create);
  }

  /** Gives free slots to the waiting callers with the fewest slots; one that got a slot moves to the end. */
  function advance(): void {
    while (busySlots < BUSY_AT_ONCE) {
      const waiting = [...callers].filter(([, each]) => each.waiting.length > 0);
      const fewestHeld = Math.min(...waiting.map(([, { held }]) => held));
      const next = waiting.find(([, { held }]) => held === fewestHeld);
      if (next === undefined) return;
      const [client, caller] = next;
      callers.delete(client);
      callers.set(client, caller);
      const waiter = caller.waiting.shift();
      waiter?.start(waiter.signal.aborted ? null : takeSlot(caller));
    }
  }

  function takeSlot(caller: Caller): () => void {
    busySlots += 1;
    caller.held += 1;
    let isHeld = true;
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      clearTimeout(timer);
      busySlots -= 1;
      caller.held -= 1;
      advance();
    };
    const timer = setTimeout(release, SLOT_MS).unref();
    return release;
  }

  async function waitForSlot(caller: Caller, signal: AbortSignal): Promise<() => void> {
    if (caller.waiting.length >= maxWaiting)
      throw new RateLimitedError('Too many of your requests are waiting.', RETRY_SECONDS);
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
    /**
     * Runs work when its caller's turn comes: at once for a caller that used little time lately.
     * @throws RateLimitedError when too much work of the caller waits; `signal.reason` when aborted before the work began.
     */
    async run<T>(client: string, work: () => T | Promise<T>, signal: AbortSignal): Promise<T> {
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
    async enter(client: string, signal: AbortSignal): Promise<void> {
      measure();
      const caller = findCaller(client);
      if (caller.usedMs >= MUCH_MS) (await waitForSlot(caller, signal))();
    },
    /** Runs work that doesn't wait for anything, at once, and counts its time. */
    runNow<T>(client: string, work: () => T): T {
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

/** By then, a stopping service has been replaced. */
const RESTART_SECONDS = 5;

/** Fields that ignore their signal get this long to answer. */
const GRACE_MS = 1_000;

/**
 * On abort, fields that observe the signal fail; completed fields stay.
 * @param response - its connection closes when the client leaves.
 * @param ending - aborted when the service ends the requests that still run.
 */
export async function inRequestScope<T>(
  response: ServerResponse,
  { limits, ending }: { readonly limits: Pick<Config, 'requestTimeoutMs'>; ending: AbortSignal },
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { requestTimeoutMs: timeoutMs } = limits;
  const controller = new AbortController();
  const leave = () => controller.abort(new Error('The client closed the connection.'));
  const end = () => controller.abort(new OverloadedError('service', RESTART_SECONDS));
  response.on('close', leave);
  ending.addEventListener('abort', end);
  if (response.destroyed) leave();
  if (ending.aborted) end();
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new QueryTimeoutError('service', timeoutMs);
      controller.abort(error);
      timer = setTimeout(reject, GRACE_MS, error);
    }, timeoutMs);
  });
  try {
    return await Promise.race([run(controller.signal), overdue]);
  } finally {
    clearTimeout(timer);
    ending.removeEventListener('abort', end);
    response.removeListener('close', leave);
  }
}
