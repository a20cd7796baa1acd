import type { MessagePort } from 'node:worker_threads';
import type { WorkerAnswer, WorkerQuery } from '../run-query.js';

/** An open file of N-Triples. */
export interface OpenTriples {
  /** Its descriptor; a worker reads it from its start and leaves it open. */
  readonly file: number;
  readonly compression: 'none' | 'gzip' | 'brotli';
}

export interface GraphFiles extends OpenTriples {
  readonly named: readonly (OpenTriples & { readonly name: string })[];
  /** Memory in bytes that queries may take beyond that of the loaded graph. */
  readonly queryMemoryBytes: number;
}

export interface WorkerStart extends GraphFiles {
  /** Port on which another worker sends the graph that it loaded. Default: the graph is loaded from the files. */
  readonly source?: MessagePort;
}

/** A request to a loaded worker: an answer, or a copy of its graph. */
export type WorkerRequest = WorkerQuery | { readonly copyTo: MessagePort };

interface LoadFacts {
  readonly triples: number;
  /** Lines that the engine rejected. */
  readonly skipped: number;
  readonly loadMs: number;
  readonly memoryBytes: number;
}

export type WorkerMessage =
  | WorkerAnswer
  | ({ readonly kind: 'loaded' } & LoadFacts)
  | { readonly kind: 'copied' }
  | { readonly kind: 'load-failed'; readonly message: string };

/** Why the thread of a worker ended; `memory`: a query exceeded its memory limit, or left too much allocated. */
export type WorkerEndReason = 'timeout' | 'abort' | 'crash' | 'memory' | 'load-failed';

/** Event of a store with workers, for the log. */
export type GraphStoreEvent =
  | ({ readonly type: 'worker-loaded'; readonly worker: number } & LoadFacts)
  | {
      readonly type: 'worker-ended';
      readonly worker: number;
      readonly reason: WorkerEndReason;
      readonly message: string;
      /** False after too many failed loads. */
      readonly willRestart: boolean;
    }
  | { readonly type: 'worker-released'; readonly worker: number };

export interface WorkerStatus {
  readonly worker: number;
  readonly state: WorkerState;
  /** Triples of the last load; 0 before it. */
  readonly triples: number;
  readonly memoryBytes: number;
}

/** `unloaded`: holds no graph until a query needs it. `failed`: failed to load several times in a row; not retried. */
export type WorkerState = 'unloaded' | 'loading' | 'idle' | 'busy' | 'failed' | 'closed';
