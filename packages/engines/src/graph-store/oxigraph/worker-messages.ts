import type { MessagePort } from 'node:worker_threads';
import type { EncodedAnswer } from '../decode-answer.js';

/** An open file of N-Triples. */
export interface OpenTriples {
  /** Its descriptor; a worker reads it from its start and leaves it open. */
  readonly file: number;
  readonly compression: 'none' | 'gzip' | 'brotli';
}

export interface GraphFiles extends OpenTriples {
  /** Graphs with names. */
  readonly named: readonly (OpenTriples & { readonly name: string })[];
  /** Memory in bytes that queries may take beyond that of the loaded graph. */
  readonly queryMemoryBytes: number;
}

export interface WorkerStart extends GraphFiles {
  /** Where another worker sends the graph that it has loaded. Default: it is loaded from the files. */
  readonly source?: MessagePort;
}

/** What a loaded worker is asked for: an answer, or a copy of its graph. */
export type WorkerRequest = WorkerQuery | { readonly copyTo: MessagePort };

export interface WorkerQuery {
  readonly id: number;
  /** Complete SPARQL text. */
  readonly text: string;
  /** Greatest length of the answer, in UTF-16 units of SPARQL JSON. */
  readonly maxLength: number;
}

/** How a query ended: with SPARQL JSON, an answer that is too long, rejected by the engine, out of memory, or with the engine broken. */
export type WorkerAnswer =
  | ({ readonly kind: 'answer'; readonly id: number; readonly memoryBytes: number } & EncodedAnswer)
  | { readonly kind: 'too-large'; readonly id: number; readonly memoryBytes: number }
  | { readonly kind: 'refused'; readonly id: number; readonly message: string }
  | { readonly kind: 'out-of-memory'; readonly id: number; readonly message: string }
  | { readonly kind: 'broken'; readonly id: number; readonly message: string };

/** A message from a worker. */
export type WorkerMessage =
  | WorkerAnswer
  | {
      readonly kind: 'loaded';
      readonly triples: number;
      /** Lines that the engine refused. */
      readonly skipped: number;
      readonly loadMs: number;
      /** Memory of the WebAssembly instance. */
      readonly memoryBytes: number;
    }
  | { readonly kind: 'copied' }
  | { readonly kind: 'load-failed'; readonly message: string };
