import type { CallOptions } from '@biographql/core';

export interface EngineLoad {
  /** Running and waiting queries by priority, e.g. `user`. */
  readonly queries: Readonly<
    Record<string, { readonly running: number; readonly waiting: number }>
  >;
  /** Threads by state, e.g. `idle`; empty without threads. */
  readonly workers: Readonly<Record<string, number>>;
  /** Memory of these threads; null if unknown. */
  readonly memoryBytes: number | null;
}

/** An engine; await `ready` once, dispose once. */
export interface Engine extends AsyncDisposable {
  readonly name: string;
  /** Resolves when the engine answers; rejects with EngineUnavailableError when it cannot. */
  ready(options?: CallOptions): Promise<void>;
  /** Current load. Default: unknown. */
  load?(): EngineLoad;
}
