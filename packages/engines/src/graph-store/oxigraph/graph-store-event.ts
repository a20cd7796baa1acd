/** Why the thread of a worker ended; `memory`: a query needed more than it may take, or left much of it taken. */
export type WorkerEndReason = 'timeout' | 'abort' | 'crash' | 'memory' | 'load-failed';

/** What happens inside a store with workers, for the log. */
export type GraphStoreEvent =
  | {
      readonly type: 'worker-loaded';
      readonly worker: number;
      readonly triples: number;
      /** Lines of the graph's file that the engine refused. */
      readonly skipped: number;
      readonly loadMs: number;
      readonly memoryBytes: number;
    }
  | {
      readonly type: 'worker-ended';
      readonly worker: number;
      readonly reason: WorkerEndReason;
      readonly message: string;
      /** False when it has failed to load too often and stays away. */
      readonly willRestart: boolean;
    };

export interface WorkerStatus {
  readonly worker: number;
  readonly state: WorkerState;
  /** Of the last load; 0 before it. */
  readonly triples: number;
  readonly memoryBytes: number;
}

/** `failed`: did not load several times in a row and will not be tried again. */
export type WorkerState = 'loading' | 'idle' | 'busy' | 'failed' | 'closed';
