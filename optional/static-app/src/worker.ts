import { withExplanations } from '@biographql/admet-lab/explain';
import { BioGraphQLError } from '@biographql/core';
import {
  ARTICLE_FORMAT,
  articleIndexIn,
  type DatabaseFormat,
  inProcessPredictor,
  LABEL_FORMAT,
  labelIndexIn,
} from '@biographql/engines/internal/browser';
import { standardVocabulary } from '@biographql/engines/vocabulary';
import openSqlite from '@sqlite.org/sqlite-wasm';
import {
  type FileSource,
  fetchFile,
  openCachedFiles,
  readServedFile,
  type ServedFile,
} from './data/served-file.js';
import { INITIAL_STATE, type PartState, type TabDataset, type TabPart } from './data/tab-state.js';
import { deferredArticles, deferredLabels } from './engines/deferred-indexes.js';
import type { PageWorker } from './engines/page-pool.js';
import { pageGraphStore } from './engines/page-pool.js';
import { openWasmDatabase } from './engines/wasm-database.js';
import type { GraphSource } from './graph-worker.js';
import { createTabService, type TabService } from './service/create-tab-service.js';
import { serveTab } from './service/serve-tab.js';

/** URL of the folder above that of the scripts. */
const BASE = new URL('../', globalThis.location.href).href;
const DATA = new URL('data/', BASE).href;

/** Requests may wait for all data over a slow connection; queries have limits of their own. */
const LOADING_MS = 600_000;

let state = INITIAL_STATE;
const memory = { graph: 0, databases: 0 };

/**
 * Runs the service in a worker of a static app, over the files next to its scripts.
 * @param graphWorker - starts a worker whose script calls `runGraphWorker`.
 */
export function runTabWorker(graphWorker: () => PageWorker): void {
  serveTab(
    open(graphWorker).catch((error) => {
      change({ problem: errorWords(error) });
      throw error;
    }),
  );
}

/** Opens every part in the background, names first. */
async function open(graphWorker: () => PageWorker): Promise<TabService> {
  if (typeof WebAssembly === 'undefined')
    throw new Error('This browser does not support WebAssembly.');
  const response = await fetchFile(`${DATA}dataset.json`, 'The dataset');
  const dataset: TabDataset = await response.json();
  const { files, digest: named } = dataset;
  const digest = named ?? dataset.release;
  const cache = await openCachedFiles(DATA, digest);
  change({ dataset, isCached: cache !== null });
  const source: FileSource = { folder: DATA, cache, onLost: () => change({ isCached: false }) };
  const sqlite = await openSqlite();

  const database = async (part: TabPart, file: ServedFile, format: DatabaseFormat) => {
    const content = readServedFile(source, file, (loadedBytes) => grow(part, file, loadedBytes));
    const opened = await openWasmDatabase(sqlite, { bytes: file.plainBytes, content }, format);
    memory.databases = sqlite.wasm.heap8u().buffer.byteLength;
    return opened;
  };
  const labels = deferredLabels(() =>
    following('labels', async () =>
      labelIndexIn(await database('labels', files.labels, LABEL_FORMAT)),
    ),
  );
  const graph = pageGraphStore<GraphSource>({
    worker: graphWorker,
    source: { folder: DATA, digest, file: files.graph },
    // Names become available first.
    after: labels.ready(),
    onProgress: (loadedBytes) => grow('graph', files.graph, loadedBytes),
    onLoaded({ memoryBytes }) {
      memory.graph = memoryBytes;
      // Also after a load that failed, and was tried again.
      changePart('graph', {
        status: 'ready',
        problem: null,
        readyMs: Math.round(performance.now()),
      });
    },
  });
  void following('graph', () => graph.ready()).catch(() => {});
  const articles = deferredArticles(() =>
    following('articles', async () => {
      await labels.ready().catch(() => {});
      return articleIndexIn(await database('articles', files.articles, ARTICLE_FORMAT));
    }),
  );
  const admetFiles = { models: `${BASE}admet/models/`, wasm: `${BASE}admet/toolkit.wasm` };
  const cards = async () => {
    const address = `${admetFiles.models}cards.json`;
    return (await fetchFile(address, address)).text();
  };
  const admet = withExplanations(inProcessPredictor({ ...admetFiles, cards }), {
    ...admetFiles,
    measured: `${BASE}admet/measured/`,
  });
  return createTabService({
    engines: { graph, labels, articles, admet },
    dataset,
    vocabulary: standardVocabulary(dataset.vocabularies),
    timeoutMs: LOADING_MS,
    // biome-ignore lint/suspicious/noConsole: a page has no other log
    onIncident: (error, incident) => console.error(`incident ${incident}`, error),
  });
}

/** Reports the progress of a part. */
async function following<T>(part: TabPart, work: () => Promise<T>): Promise<T> {
  changePart(part, { status: 'loading', problem: null });
  try {
    const opened = await work();
    changePart(part, { status: 'ready', readyMs: Math.round(performance.now()) });
    return opened;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    changePart(part, { status: 'failed', problem: errorWords(cause) });
    throw error;
  }
}

function grow(part: TabPart, { bytes: totalBytes }: ServedFile, loadedBytes: number): void {
  changePart(part, { status: 'loading', problem: null, loadedBytes, totalBytes });
}

function changePart(part: TabPart, next: Partial<PartState>): void {
  change({ parts: { ...state.parts, [part]: { ...state.parts[part], ...next } } });
}

function change(next: Partial<typeof state>): void {
  state = { ...state, ...next, memoryBytes: memory.graph + memory.databases };
  postMessage({ kind: 'state', state });
}

/** Error message for users; for BioGraphQL errors without the link to their page. */
function errorWords(error: unknown): string {
  if (BioGraphQLError.is(error)) return error.shortMessage;
  return error instanceof Error ? error.message : String(error);
}
