import { type InitOutput, initSync, Store } from 'oxigraph/web.js';
import { createAnswerer, messageOf } from '../query-answers.mjs';
import { loadBlocks } from '../triple-blocks.mjs';
import { type GraphImages, storeOfImage, writeImage } from './graph-images.js';
import type { FromGraphWorker, LoadedGraph, ToGraphWorker } from './page-messages.js';

/** The part of a worker's global scope that is used here. */
export interface GraphWorkerPort {
  /** Answers the page. */
  postMessage(message: unknown, transfer?: Transferable[]): void;
  /** Hears the page. */
  addEventListener(kind: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** What a graph worker loads. */
export interface ServedGraph<Source> {
  /** Opens the triples, N-Triples in UTF-8, of what the page named. `tell` tells the page how many stored bytes have come. */
  readonly triples: (source: Source, tell: (bytes: number) => void) => AsyncIterable<Uint8Array>;
  /** Where the loaded graph is kept between visits. Default: nowhere. */
  readonly images?: ((source: Source) => GraphImages) | undefined;
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
 *   triples: (source: { readonly url: string }, tell) => readTriples(source.url, tell),
 * });
 * ```
 */
export function serveGraph<Source>(
  { triples, wasm, images: imagesOf }: ServedGraph<Source>,
  port: GraphWorkerPort = globalThis as object as GraphWorkerPort,
): void {
  const tell = (message: FromGraphWorker) => port.postMessage(message);
  /** It is gone by then: another worker loads the triples. */
  let isImageBroken = false;
  let keep = async () => {};
  let engine: { readonly store: Store; readonly exports: InitOutput } | undefined;
  const answer = createAnswerer(() => {
    if (engine === undefined) throw new Error('The graph is not loaded.');
    return { store: engine.store, memoryBytes: engine.exports.memory.buffer.byteLength };
  });

  async function load(source: Source): Promise<LoadedGraph> {
    const startedAt = performance.now();
    const exports = initSync({ module: await WebAssembly.compile(await wasm()) });
    const images = imagesOf?.(source);
    const kept = images === undefined ? null : await storeOf(images, exports);
    const loaded = kept ?? (await loadTriples(source));
    const { store, facts } = loaded;
    engine = { store, exports };
    if (kept === null && images !== undefined) {
      keep = () => writeImage(images, exports, store, facts.skipped);
    }
    return {
      triples: store.size,
      skipped: facts.skipped,
      isFromImage: kept !== null,
      loadMs: performance.now() - startedAt,
      memoryBytes: exports.memory.buffer.byteLength,
    };
  }

  async function storeOf(images: GraphImages, exports: InitOutput) {
    try {
      return await storeOfImage(images, exports);
    } catch (error) {
      isImageBroken = true;
      throw error;
    }
  }

  async function loadTriples(source: Source) {
    const store = new Store();
    const onBytes = (bytes: number) => tell({ kind: 'progress', bytes });
    return { store, facts: { skipped: await loadBlocks(store, triples(source, onBytes)) } };
  }

  port.addEventListener('message', ({ data }) => {
    // The page posts nothing else: see page-pool.ts.
    const message = data as ToGraphWorker<Source>;
    if (message.kind === 'query') tell(answer(message.query));
    else if (message.kind === 'keep') void keep().finally(() => tell({ kind: 'kept' }));
    else {
      load(message.source).then(
        (loaded) => tell({ kind: 'loaded', ...loaded }),
        (error) => tell({ kind: 'load-failed', message: messageOf(error), again: isImageBroken }),
      );
    }
  });
}
