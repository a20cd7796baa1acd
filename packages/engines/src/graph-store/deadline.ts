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
