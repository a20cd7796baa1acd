/** What happens as the time of a request runs out. */
export interface DeadlineSteps {
  /** Ends the work of the fields, which then answer their own timeouts beside the fields that are done. */
  expire(): void;
  /** Answers in the place of fields that did not heed the signal. */
  refuse(): void;
}

/** The fields get this long after `expire` to answer. */
const GRACE_MS = 1_000;

/** The time limit of one request. */
export class RequestDeadline {
  #timer: NodeJS.Timeout;

  constructor(timeoutMs: number, steps: DeadlineSteps) {
    this.#timer = setTimeout(() => {
      steps.expire();
      this.#timer = setTimeout(() => steps.refuse(), GRACE_MS);
    }, timeoutMs);
  }

  /** Stops the clock; the answer is ready. */
  end(): void {
    clearTimeout(this.#timer);
  }
}
