import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PageWorker } from './page-pool.js';
import { serveGraph } from './serve-graph.js';

const BINARY = createRequire(import.meta.url).resolve('oxigraph/web_bg.wasm');

/** A worker that serves a graph in N-Triples in this thread, where no query can be ended. */
export function threadlessWorker(ntriples: string): PageWorker {
  const { port1: page, port2: worker } = new MessageChannel();
  serveGraph(
    {
      wasm: async () => readFileSync(BINARY),
      async *triples() {
        yield new TextEncoder().encode(ntriples);
      },
    },
    worker,
  );
  worker.start();
  const started: PageWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => page.postMessage(message),
    terminate: () => page.close(),
  };
  page.onmessage = (event) => started.onmessage?.(event);
  return started;
}
