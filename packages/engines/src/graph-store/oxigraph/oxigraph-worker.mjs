// @ts-check
// One Oxigraph store in a thread of its own: loads the graph, then answers one query at a time. Oxigraph is synchronous,
// so the parent ends a query by ending the thread.
import { createReadStream, rmSync } from 'node:fs';
import { getPriority, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import {
  BrokenImageError,
  graphIdentity,
  importOxigraph,
  limitMemory,
  readImage,
  writeImage,
} from './oxigraph-engine.mjs';
import { createAnswerer, messageOf } from './query-answers.mjs';
import { loadBlocks } from './triple-blocks.mjs';
import { bytesAsWritten } from './written-bytes.mjs';

/** @typedef {import('./worker-messages.ts').WorkerMessage} WorkerMessage */
/** @typedef {import('./worker-messages.ts').WorkerQuery} WorkerQuery */
/** @typedef {import('./worker-messages.ts').WorkerStart} WorkerStart */
/** @typedef {import('./worker-messages.ts').OpenTriples} OpenTriples */

const BLOCK_BYTES = 1024 * 1024;

/** By how much this thread stands behind the one that answers requests, which needs little of a core; of 19. */
const NICENESS = 5;
giveWay();

const { oxigraph, engine } = await importOxigraph();
// Made only when no image is read: a store that is garbage by then would be freed inside the memory of the image.
/** @type {import('oxigraph').Store} */
let store;
/** Bytes of the engine's memory that were taken so that no query can have them. */
let reserved = 0;
const answer = createAnswerer(
  () => ({ store, memoryBytes: usedMemory() }),
  engine && { ask: engine.texts.asBytes, asWritten: bytesAsWritten },
);

parentPort?.on('message', (/** @type {WorkerQuery} */ query) => post(answer(query)));
await start(/** @type {WorkerStart} */ (workerData));

/** Only Linux takes it for this thread alone. */
function giveWay() {
  if (platform() !== 'linux') return;
  try {
    setPriority(Math.min(19, getPriority() + NICENESS));
  } catch {
    // A sandbox that refuses it leaves all threads alike.
  }
}

/** @param {WorkerMessage} message */
function post(message) {
  parentPort?.postMessage(message, message.kind === 'written' ? [message.results.buffer] : []);
}

/** @param {WorkerStart} options */
async function start(options) {
  const startedAt = performance.now();
  try {
    const { image, counts } = fromImage(options) ?? (await fromTriples(options));
    const loadMs = performance.now() - startedAt;
    if (engine !== null) reserved = limitMemory(engine, options.queryMemoryBytes);
    const memoryBytes = usedMemory();
    post({ kind: 'loaded', ...counts, image, loadMs, memoryBytes });
  } catch (error) {
    // The next attempt must not meet the same image again.
    if (error instanceof BrokenImageError && options.image !== null)
      rmSync(options.image, { force: true });
    post({ kind: 'load-failed', message: messageOf(error) });
  }
}

/** @param {WorkerStart} options */
function fromImage({ image, ...triples }) {
  const graph = identityOf(triples);
  if (image === null || engine === null || graph === null) return null;
  const read = readImage(engine, oxigraph.Store, { path: image, graph });
  if (read === null) return null;
  store = read.store;
  return {
    image: /** @type {const} */ ('read'),
    counts: { triples: read.triples, skipped: read.skipped },
  };
}

/** @param {WorkerStart} options */
async function fromTriples({ image, ...triples }) {
  store = new oxigraph.Store();
  let skipped = await loadBlocks(store, bytesOf(triples));
  for (const { name, ...more } of triples.named) {
    skipped += await loadBlocks(store, bytesOf(more), oxigraph.namedNode(name));
  }
  const counts = { triples: store.size, skipped };
  const graph = identityOf(triples);
  const isWritten =
    image !== null &&
    engine !== null &&
    graph !== null &&
    writeImage(engine, store, { path: image, graph, ...counts });
  return {
    image: isWritten ? /** @type {const} */ ('written') : /** @type {const} */ ('none'),
    counts,
  };
}

/**
 * Names what is loaded; null when a path leads to another file by now.
 * @param {Pick<WorkerStart, 'file' | 'path' | 'named'>} triples
 */
function identityOf({ file, path, named }) {
  const identities = [graphIdentity(file, path)];
  for (const graph of named) {
    const identity = graphIdentity(graph.file, graph.path);
    identities.push(identity === null ? null : `${graph.name} ${identity}`);
  }
  return identities.includes(null) ? null : identities.join(' ');
}

/** @param {OpenTriples} triples */
function bytesOf({ file, compression }) {
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

function usedMemory() {
  return engine === null ? 0 : engine.memory.buffer.byteLength - reserved;
}
