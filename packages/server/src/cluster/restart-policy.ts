/** A process that served for so long was well: its end says nothing of the next one. */
const WELL_MS = 30_000;
/** Ends of processes that were not well, in a row, after which no more is started. */
const MOST_ENDS = 5;
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 10_000;

/** Decides when a process that ended is started again: at once at first, then later and later, then never. */
export class RestartPolicy {
  /** How many may end in a row. */
  readonly times = MOST_ENDS;
  /** Within how long of its start an end counts. */
  readonly withinMs = WELL_MS;
  private ends = 0;

  /** Returns the milliseconds until the next start; null for none. @param livedMs - how long the process was there. */
  next(livedMs: number): number | null {
    this.ends = livedMs >= WELL_MS ? 0 : this.ends + 1;
    if (this.ends >= MOST_ENDS) return null;
    return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 4 ** Math.max(0, this.ends - 1));
  }
}
