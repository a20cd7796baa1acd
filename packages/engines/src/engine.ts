import type { CallOptions } from '@biographql/core';

/** How busy an engine is at a moment. */
export interface EngineLoad {
  /** Queries by lane, e.g. `user`: those that run, and those that wait for a place. */
  readonly lanes: Readonly<Record<string, { readonly running: number; readonly waiting: number }>>;
  /** Threads by state, e.g. `idle`; empty for an engine that has none of its own. */
  readonly workers: Readonly<Record<string, number>>;
  /** Bytes that these threads hold; null where it cannot be told. */
  readonly memoryBytes: number | null;
}

/** What every engine is: named, awaited once, closed once. */
export interface Engine extends AsyncDisposable {
  /** The engine's name in logs and errors. */
  readonly name: string;
  /** Resolves when the engine answers; rejects with EngineUnavailableError when it cannot. */
  ready(options?: CallOptions): Promise<void>;
  /** Tells how busy it is. Default: it cannot tell. */
  load?(): EngineLoad;
}
