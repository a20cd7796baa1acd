/** A moving estimate of how much a pool finishes in a second. */
export interface Throughput {
  add(amount: number): void;
  /** Work was finished, or dropped when `isDone` is false: that says nothing about speed. */
  remove(amount: number, isDone: boolean): void;
  readonly waiting: number;
  /** Whole seconds until what waits now is likely finished; at least 1. */
  secondsLeft(): number;
}

/** Weight that older figures keep at each new one: about the last ten count. */
const MEMORY = 0.9;
const GUESS_SECONDS = 1;

/** Measures over the time in which there is work. @param guess - amount per second before anything was measured. */
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
