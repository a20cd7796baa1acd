/** Refuses calls for a while after several in a row had no answer, so that callers do not wait for what is down. */
export class Circuit {
  #failures = 0;
  #openUntil = 0;

  /** @param now - milliseconds of a clock that never goes back. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Whether calls are refused now. Once the pause is over one call is let through, and its outcome decides. */
  get isOpen(): boolean {
    if (this.#failures < MOST_FAILURES) return false;
    if (this.now() < this.#openUntil) return true;
    this.#openUntil = this.now() + PAUSE_MS;
    return false;
  }

  /** Notes that a call was answered, if only by a refusal. */
  answered(): void {
    this.#failures = 0;
  }

  /** Notes that a call had no answer. */
  failed(): void {
    this.#failures += 1;
    if (this.#failures >= MOST_FAILURES) this.#openUntil = this.now() + PAUSE_MS;
  }
}

const MOST_FAILURES = 3;
const PAUSE_MS = 2_000;
