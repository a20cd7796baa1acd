import { createReadStream, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { AdmetPredictor } from '@biographql/engines';
import { SEEDS, seedEmbeddings, writeSeed } from '@biographql/ingest/testing';
import {
  ARTICLE_FORMAT,
  articleIndexIn,
  createTabService,
  type DatabaseFormat,
  LABEL_FORMAT,
  labelIndexIn,
  openWasmDatabase,
  type PageWorker,
  pageGraphStore,
  serveGraph,
  serveTab,
} from '@biographql/static-app';
import { createTabFetch } from '@biographql/static-app/client';
import openSqlite from '@sqlite.org/sqlite-wasm';

/** The service as a page has it, on the seed's own files: SQLite and the graph in WebAssembly, requested through messages. */
export interface OpenTab extends AsyncDisposable {
  readonly fetch: typeof globalThis.fetch;
}

const ENGINE_BINARY = createRequire(import.meta.url).resolve('oxigraph/web_bg.wasm');

/** Builds the files of the seed as an ingest builds them, and opens them as a page does. */
export async function openTab(admet: AdmetPredictor): Promise<OpenTab> {
  const seed = SEEDS['three-diseases'];
  const { places, ...written } = await writeSeed(seed);
  const sqlite = await openSqlite();
  const database = async (path: string, format: DatabaseFormat) => {
    const { size: bytes } = await stat(path);
    return openWasmDatabase(sqlite, { bytes, content: createReadStream(path) }, format);
  };
  const engines = {
    graph: pageGraphStore({ worker: graphWorker, source: places.graph.graph.path }),
    labels: labelIndexIn(await database(join(places.labels.directory, 'labels.db'), LABEL_FORMAT)),
    articles: await articleIndexIn(
      await database(join(places.articles.directory, 'articles.db'), ARTICLE_FORMAT),
    ),
    admet,
  };
  const service = createTabService({
    engines,
    dataset: { digest: null, release: 'test', credits: [] },
    openEmbeddings: () => seedEmbeddings(seed),
  });
  const { port1: page, port2: worker } = new MessageChannel();
  serveTab(Promise.resolve(service), worker);
  worker.start();
  page.start();
  return {
    fetch: createTabFetch({ worker: page }),
    async [Symbol.asyncDispose]() {
      page.close();
      for (const engine of Object.values(engines)) await engine[Symbol.asyncDispose]();
      await written[Symbol.asyncDispose]();
    },
  };
}

/** A worker whose script runs in this thread. */
function graphWorker(): PageWorker {
  const { port1: page, port2: worker } = new MessageChannel();
  serveGraph(
    {
      wasm: async () => readFileSync(ENGINE_BINARY),
      triples: (path: string) => createReadStream(path).pipe(createGunzip()),
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
