/** The part of a query cache that options read and write; every `QueryClient` of TanStack has it. */
export interface AnswerCache {
  /** What is known of a key: the answer, and whether it was declared old. */
  getQueryState(
    key: readonly unknown[],
  ): { readonly data: unknown; readonly isInvalidated: boolean } | undefined;
  /** Puts an answer under a key. */
  setQueryData(key: readonly unknown[], answer: unknown): unknown;
}

/**
 * What TanStack passes to a query function. Said here and not taken from there, because each framework's package brings its own
 * version of TanStack's core, whose types are not those of another version.
 */
export interface QueryContext {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** The cache that asks. */
  readonly client: AnswerCache;
}
