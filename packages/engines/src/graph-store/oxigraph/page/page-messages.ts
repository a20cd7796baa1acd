import type { WorkerAnswer, WorkerQuery } from '../worker-messages.js';

/** What a page's graph worker is told. */
export type ToGraphWorker<Source> =
  | { readonly kind: 'start'; readonly source: Source }
  | { readonly kind: 'query'; readonly query: WorkerQuery }
  /** Asks it to keep an image of the loaded graph, which takes seconds. */
  | { readonly kind: 'keep' };

/** How a graph was loaded into a worker. */
export interface LoadedGraph {
  readonly triples: number;
  /** Lines that the engine refused. */
  readonly skipped: number;
  readonly loadMs: number;
  /** Memory of the WebAssembly instance. */
  readonly memoryBytes: number;
  /** Whether a kept image was read in place of the triples. */
  readonly isFromImage: boolean;
}

/** What a page's graph worker tells. */
export type FromGraphWorker =
  | WorkerAnswer
  | { readonly kind: 'progress'; readonly bytes: number }
  | { readonly kind: 'kept' }
  | ({ readonly kind: 'loaded' } & LoadedGraph)
  /** `again`: what was wrong is gone, and another worker may load it. */
  | { readonly kind: 'load-failed'; readonly message: string; readonly again: boolean };
