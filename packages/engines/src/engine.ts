import type { CallOptions } from '@biographql/core';

/** What every engine is: named, awaited once, closed once. */
export interface Engine extends AsyncDisposable {
  /** The engine's name in logs and errors. */
  readonly name: string;
  /** Resolves when the engine answers; rejects with EngineUnavailableError when it cannot. */
  ready(options?: CallOptions): Promise<void>;
}
