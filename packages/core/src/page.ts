/** Last parameter of every asynchronous call. */
export interface CallOptions {
  /** Ends the call; the call then rejects with `signal.reason`, never wrapped. */
  readonly signal?: AbortSignal | undefined;
}

/** One page of a longer list. */
export interface Page<T> {
  /** The items of this page, in order. */
  readonly items: readonly T[];
  /** All items, over all pages. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  /** The greatest number of items of a page. */
  readonly pageSize: number;
}
