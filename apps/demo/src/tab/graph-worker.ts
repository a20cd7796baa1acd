import { serveGraph } from '@biographql/engines/tab/graph-worker';
import engineUrl from 'oxigraph/web_bg.wasm?url';
import { fileImages } from './file-images.ts';
import { openKeptFiles } from './kept-files.ts';
import { readServedFile, type ServedFile } from './served-file.ts';

/** What is loaded into the graph of a tab. */
export interface GraphSource {
  readonly folder: string;
  readonly digest: string;
  readonly file: ServedFile;
}

const STEP_BYTES = 256 * 1024;

serveGraph<GraphSource>({
  images: ({ folder, file }) =>
    fileImages(folder, `${engineUrl.replace(/^.*\//, '')} ${file.name}`),
  async wasm() {
    const response = await fetch(new URL(engineUrl, globalThis.location.href));
    if (!response.ok) throw new Error(`The graph's engine answers ${response.status}.`);
    return response.arrayBuffer();
  },
  async *triples({ folder, digest, file }, tell) {
    const cache = await openKeptFiles(folder, digest);
    let told = 0;
    yield* readServedFile({ folder, cache, onLost() {} }, file, (bytes) => {
      if (bytes - told < STEP_BYTES && bytes < file.bytes) return;
      told = bytes;
      tell(bytes);
    });
  },
});
