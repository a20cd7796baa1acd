import { fetchFile, openCachedFiles, readServedFile, type ServedFile } from './data/served-file.js';
import { serveGraph } from './engines/serve-graph.js';

/** The graph file that a static app loads. */
export interface GraphSource {
  readonly folder: string;
  readonly digest: string;
  readonly file: ServedFile;
}

const PROGRESS_BYTES = 256 * 1024;

/**
 * Runs the graph in a worker of a static app.
 * @param engineUrl - address of `web_bg.wasm` of the package `oxigraph`.
 */
export function runGraphWorker(engineUrl: string): void {
  serveGraph<GraphSource>({
    async wasm() {
      const { href } = new URL(engineUrl, globalThis.location.href);
      return (await fetchFile(href, 'The graph engine')).arrayBuffer();
    },
    async *triples({ folder, digest, file }, report) {
      const cache = await openCachedFiles(folder, digest);
      let stated = 0;
      yield* readServedFile({ folder, cache, onLost() {} }, file, (bytes) => {
        if (bytes - stated < PROGRESS_BYTES && bytes < file.bytes) return;
        stated = bytes;
        report(bytes);
      });
    },
  });
}
