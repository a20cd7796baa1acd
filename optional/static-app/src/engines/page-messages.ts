import type { WorkerAnswer, WorkerQuery } from '@biographql/engines/internal/browser';

/** Messages to a page's graph worker. */
export type ToGraphWorker<Source> =
  | { readonly kind: 'start'; readonly source: Source }
  | { readonly kind: 'query'; readonly query: WorkerQuery };

/** How a graph was loaded into a worker. */
export interface LoadedGraph {
  readonly triples: number;
  /** Lines that the engine rejected. */
  readonly skipped: number;
  readonly loadMs: number;
  /** Memory of the WebAssembly instance. */
  readonly memoryBytes: number;
}

/** What a page's graph worker reports. */
export type FromGraphWorker =
  | WorkerAnswer
  | { readonly kind: 'progress'; readonly bytes: number }
  | ({ readonly kind: 'loaded' } & LoadedGraph)
  | { readonly kind: 'load-failed'; readonly message: string };
