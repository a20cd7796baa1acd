/** Circuit breaker: rejects calls for a while after several in a row had no answer. */
export class Circuit {
  #failures = 0;
  #openUntil = 0;

  /** @param now - milliseconds of a clock that never goes back. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Whether calls are rejected now. After the pause one call passes, and its outcome decides. */
  get isOpen(): boolean {
    if (!this.isTripped) return false;
    if (this.now() < this.#openUntil) return true;
    this.#openUntil = this.now() + PAUSE_MS;
    return false;
  }

  /** Whether so many calls in a row had no answer that only one is let through at a time. */
  get isTripped(): boolean {
    return this.#failures >= MOST_FAILURES;
  }

  /** Records that a call was answered, even with an error. */
  answered(): void {
    this.#failures = 0;
  }

  /** Notes that a call had no answer. */
  failed(): void {
    this.#failures += 1;
    if (this.isTripped) this.#openUntil = this.now() + PAUSE_MS;
  }
}

const MOST_FAILURES = 3;
const PAUSE_MS = 2_000;
