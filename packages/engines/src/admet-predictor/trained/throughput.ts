/** A moving estimate of how much a pool finishes in a second. */
export interface Throughput {
  /** Work was handed in. */
  add(amount: number): void;
  /** Work was finished, or dropped when `isDone` is false: that says nothing about speed. */
  remove(amount: number, isDone: boolean): void;
  /** Handed in and not yet removed. */
  readonly waiting: number;
  /** Whole seconds until what waits now is likely finished; at least 1. */
  secondsLeft(): number;
}

/** Weight that older figures keep at each new one: about the last ten count. */
const MEMORY = 0.9;
/** The first guess counts like this many seconds of measurement. */
const GUESS_SECONDS = 1;

/**
 * Measures over the time in which there is work; idle time does not count.
 * @param guess - amount per second to start from, before anything was measured.
 * @param now - a clock in milliseconds.
 */
export function createThroughput(
  guess: number,
  now: () => number = () => performance.now(),
): Throughput {
  let waiting = 0;
  let amount = guess * GUESS_SECONDS;
  let seconds = GUESS_SECONDS;
  let since = 0;
  return {
    get waiting() {
      return waiting;
    },
    add(more) {
      if (waiting === 0) since = now();
      waiting += more;
    },
    remove(less, isDone) {
      waiting -= less;
      if (!isDone) return;
      const at = now();
      amount = amount * MEMORY + less;
      seconds = seconds * MEMORY + Math.max(0, at - since) / 1000;
      since = at;
    },
    secondsLeft() {
      return Math.max(1, Math.ceil((waiting * seconds) / amount));
    },
  };
}
