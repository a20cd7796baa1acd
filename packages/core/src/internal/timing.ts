interface TurnTaker {
  /** Only in Node. */
  readonly setImmediate?: (run: () => void) => unknown;
}

/** Resolves once other tasks have had their turn, in Node and in pages alike; a timer would wait for milliseconds in a page. */
export function nextTurn(): Promise<void> {
  const { setImmediate } = globalThis as object as TurnTaker;
  return new Promise((resolve) => {
    if (setImmediate !== undefined) {
      setImmediate(resolve);
      return;
    }
    const { port1: heard, port2: stated } = new MessageChannel();
    heard.onmessage = () => {
      heard.close();
      resolve();
    };
    stated.postMessage(null);
  });
}

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
    return this.#failures >= MAX_FAILURES;
  }

  /** Records that a call was answered, even with an error. */
  answered(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.isTripped) this.#openUntil = this.now() + PAUSE_MS;
  }
}

const MAX_FAILURES = 3;
const PAUSE_MS = 2_000;

/** The reason of an abort. The signals of React Native have none. */
export function abortReason(signal: AbortSignal): unknown {
  return signal.reason ?? Object.assign(new Error('Aborted.'), { name: 'AbortError' });
}

/** Throws the reason of an aborted signal. The signals of React Native have no `throwIfAborted`. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortReason(signal);
}

/** Aborts a controller with a signal, for React Native, which lacks `AbortSignal.any`. Returns how to stop that. */
export function forwardAbort(
  signal: AbortSignal | undefined,
  controller: AbortController,
): () => void {
  const abort = () => controller.abort(signal && abortReason(signal));
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  return () => signal?.removeEventListener('abort', abort);
}

/** Settles like the promise, or rejects with the reason of a signal once it is aborted. */
export function untilAborted<Value>(
  promise: Promise<Value>,
  signal: AbortSignal | null | undefined,
): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(abortReason(signal));
    signal.addEventListener('abort', abort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
    if (signal.aborted) abort();
  });
}

/** Loads a value on first use, shared by all callers; retries after a failure. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
