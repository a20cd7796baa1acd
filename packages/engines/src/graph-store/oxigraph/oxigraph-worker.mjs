// @ts-check
// One Oxigraph store in a thread of its own: loads the graph, or copies it from another thread, then answers one query
// at a time. Oxigraph is synchronous, so the parent ends a query by ending the thread.
import { createReadStream } from 'node:fs';
import { getPriority, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { initSync, namedNode, Store } from 'oxigraph/web.js';
import { readBinary } from '../oxigraph-binary.mjs';
import { growMemory, receiveGraph, sendGraph } from './graph-copy.mjs';
import { createAnswerer, getMessage } from './query-answers.mjs';
import { loadBlocks } from './triple-blocks.mjs';

/** @typedef {import('./worker-messages.ts').WorkerMessage} WorkerMessage */
/** @typedef {import('./worker-messages.ts').WorkerRequest} WorkerRequest */
/** @typedef {import('./worker-messages.ts').WorkerStart} WorkerStart */
/** @typedef {import('./worker-messages.ts').OpenTriples} OpenTriples */

const BLOCK_BYTES = 1024 * 1024;
const PAGE_BYTES = 65_536;
const ADDRESS_BYTES = 2 ** 32;

/** Added niceness, up to 19: the thread that answers requests goes first, and needs little of a core. */
const NICENESS = 5;
giveWay();

// The build for browsers gives access to the engine's memory; the one for Node does not.
const { memory, __wbindgen_externrefs: table } = initSync({ module: readBinary() });
/** @type {Store} */
let store;
/** Bytes of the engine's memory that are reserved so that no query can use them, and the bytes before them. */
let reserved = 0;
let loadedBytes = 0;
const answer = createAnswerer(() => ({ store, memoryBytes: usedMemory() }));

await start(/** @type {WorkerStart} */ (workerData));
parentPort?.on('message', async (/** @type {WorkerRequest} */ request) => {
  if (!('copyTo' in request)) return post(answer(request));
  await sendGraph({ memory, table, store, loadedBytes, reserved }, request.copyTo);
  return post({ kind: 'copied' });
});

/** Only Linux has a priority per thread. */
function giveWay() {
  if (platform() !== 'linux') return;
  try {
    setPriority(Math.min(19, getPriority() + NICENESS));
  } catch {
    // In a sandbox without this right, all threads have the same priority.
  }
}

/** @param {WorkerMessage} message */
function post(message) {
  parentPort?.postMessage(message);
}

/** @param {WorkerStart} options */
async function start({ source, ...graphs }) {
  const startedAt = performance.now();
  try {
    let skipped = 0;
    if (source === undefined) skipped = await load(graphs);
    else ({ store, loadedBytes, reserved } = await receiveGraph({ memory, table }, source));
    const loadMs = performance.now() - startedAt;
    post({ kind: 'loaded', triples: store.size, skipped, loadMs, memoryBytes: loadedBytes });
  } catch (error) {
    post({ kind: 'load-failed', message: getMessage(error) });
  }
}

/**
 * @param {Omit<WorkerStart, 'source'>} graphs
 * @returns {Promise<number>} lines that were rejected
 */
async function load({ named, queryMemoryBytes, ...triples }) {
  store = new Store();
  let skipped = await loadBlocks(store, toBytes(triples));
  for (const { name, ...more } of named) {
    skipped += await loadBlocks(store, toBytes(more), namedNode(name));
  }
  loadedBytes = memory.buffer.byteLength;
  reserved = limitMemory(queryMemoryBytes);
  return skipped;
}

/** @param {OpenTriples} triples */
function toBytes({ file, compression }) {
  const stored = createReadStream('', {
    fd: file,
    start: 0,
    autoClose: false,
    highWaterMark: BLOCK_BYTES,
  });
  if (compression === 'none') return stored;
  const options = { chunkSize: BLOCK_BYTES };
  const decoder = compression === 'gzip' ? createGunzip(options) : createBrotliDecompress(options);
  stored.on('error', (error) => decoder.destroy(error));
  return stored.pipe(decoder);
}

/**
 * Limits how much memory the engine can add, by taking the rest of its address space, which costs no
 * memory as long as nobody writes there. The engine cannot be stopped while it runs, but it gets no more memory.
 * @param {number} bytes
 * @returns {number} bytes that were taken; fewer than needed where the system grants less.
 */
function limitMemory(bytes) {
  const before = memory.buffer.byteLength;
  const reserved = Math.ceil(bytes / PAGE_BYTES) * PAGE_BYTES;
  try {
    growMemory(memory, ADDRESS_BYTES - before - reserved);
  } catch {
    // What the system does not give to this function, it will not give to a query.
  }
  return memory.buffer.byteLength - before;
}

function usedMemory() {
  return memory.buffer.byteLength - reserved;
}
