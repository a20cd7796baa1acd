/** What was started, to be ended together. */
export interface Disposals extends AsyncDisposable {
  /** Keeps something to be ended, and returns it. */
  use<T extends AsyncDisposable>(opened: T): T;
}

/** Returns a keeper that ends what it was given, the newest first; the name in Node 20 for `AsyncDisposableStack`. */
export function disposals(): Disposals {
  const all: AsyncDisposable[] = [];
  return {
    use(opened) {
      all.push(opened);
      return opened;
    },
    async [Symbol.asyncDispose]() {
      for (const each of all.reverse()) await each[Symbol.asyncDispose]();
    },
  };
}
