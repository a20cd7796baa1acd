import { createAnswerer, getMessage, loadBlocks } from '@biographql/engines/internal/browser';
import { type InitOutput, initSync, Store } from 'oxigraph/web.js';
import type { FromGraphWorker, LoadedGraph, ToGraphWorker } from './page-pool.js';

/** The part of a worker's global scope that is used here. */
export interface GraphWorkerPort {
  /** Sends a message to the page. */
  postMessage(message: unknown, transfer?: Transferable[]): void;
  /** Listens for messages from the page. */
  addEventListener(kind: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** Content that a graph worker loads. */
export interface ServedGraph<Source> {
  /** Opens the source that the page named, as N-Triples in UTF-8. `report` gets the number of stored bytes received. */
  readonly triples: (source: Source, report: (bytes: number) => void) => AsyncIterable<Uint8Array>;
  /** Reads the engine's binary, `web_bg.wasm` of the package `oxigraph`. */
  readonly wasm: () => Promise<BufferSource>;
}

/**
 * Makes a worker of a page load a graph and answer queries for `pageGraphStore`, one at a time. The engine cannot be stopped
 * while it runs: the page ends the worker instead. The whole script of a worker:
 *
 * @example
 * ```ts sketch: of a worker
 * serveGraph({
 *   wasm: () => readBytes('/files/web_bg.wasm'),
 *   triples: (source: { readonly url: string }, report) => readTriples(source.url, report),
 * });
 * ```
 */
export function serveGraph<Source>(
  { triples, wasm }: ServedGraph<Source>,
  port: GraphWorkerPort = globalThis as object as GraphWorkerPort,
): void {
  const report = (message: FromGraphWorker) => port.postMessage(message);
  let engine: { readonly store: Store; readonly exports: InitOutput } | undefined;
  const answer = createAnswerer(() => {
    if (engine === undefined) throw new Error('The graph is not loaded.');
    return { store: engine.store, memoryBytes: engine.exports.memory.buffer.byteLength };
  });

  async function load(source: Source): Promise<LoadedGraph> {
    const startedAt = performance.now();
    const exports = initSync({ module: await WebAssembly.compile(await wasm()) });
    const store = new Store();
    const onBytes = (bytes: number) => report({ kind: 'progress', bytes });
    const skipped = await loadBlocks(store, triples(source, onBytes));
    engine = { store, exports };
    return {
      triples: store.size,
      skipped,
      loadMs: performance.now() - startedAt,
      memoryBytes: exports.memory.buffer.byteLength,
    };
  }

  port.addEventListener('message', ({ data }) => {
    // The page posts nothing else: see page-pool.ts.
    const message = data as ToGraphWorker<Source>;
    if (message.kind === 'query') report(answer(message.query));
    else {
      load(message.source).then(
        (loaded) => report({ kind: 'loaded', ...loaded }),
        (error) => report({ kind: 'load-failed', message: getMessage(error) }),
      );
    }
  });
}
