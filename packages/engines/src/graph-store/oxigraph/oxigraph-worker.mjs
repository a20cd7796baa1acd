// @ts-check
// One Oxigraph store in a thread of its own: loads the graph, then answers one query at a time. Oxigraph is synchronous,
// so the parent ends a query by ending the thread.
import { createReadStream, rmSync } from 'node:fs';
import { getPriority, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { asWritten, inPieces } from './oxigraph-answers.mjs';
import {
  BrokenImageError,
  graphIdentity,
  importOxigraph,
  limitMemory,
  readImage,
  writeImage,
} from './oxigraph-engine.mjs';

/** @typedef {import('./worker-messages.ts').WorkerMessage} WorkerMessage */
/** @typedef {import('./worker-messages.ts').WorkerQuery} WorkerQuery */
/** @typedef {import('./worker-messages.ts').WorkerStart} WorkerStart */

const NEWLINE = 10;
const BLOCK_BYTES = 1024 * 1024;
/** Loading so much at a time takes an eighth less than loading single blocks. */
const LOAD_BYTES = 8 * BLOCK_BYTES;
// A transaction per block costs no time and less memory than loading without one.
const LOAD_OPTIONS = { format: 'application/n-triples', lenient: true, no_transaction: false };

/** By how much this thread stands behind the one that answers requests, which needs little of a core; of 19. */
const NICENESS = 5;
giveWay();

const { oxigraph, engine } = await importOxigraph();
// Made only when no image is read: a store that is garbage by then would be freed inside the memory of the image.
/** @type {import('oxigraph').Store} */
let store;
/** Bytes of the engine's memory that were taken so that no query can have them. */
let reserved = 0;
/** What the engine said when it gave up; nothing where it ran out of memory. */
let panic = '';
console.error = (/** @type {unknown} */ message) => {
  panic = String(message).split('\n', 1)[0] ?? '';
};

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
function fromImage({ file, path, image }) {
  const graph = graphIdentity(file, path);
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
async function fromTriples({ file, path, compression, image }) {
  store = new oxigraph.Store();
  const skipped = await loadBlocks(bytesOf(file, compression));
  const counts = { triples: store.size, skipped };
  const graph = graphIdentity(file, path);
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
 * @param {number} file
 * @param {WorkerStart['compression']} compression
 */
function bytesOf(file, compression) {
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
 * Loads whole lines, block by block. Oxigraph renames blank nodes anew in each load, so that lines with blank nodes wait
 * and are loaded together at the end.
 * @param {AsyncIterable<Buffer>} chunks
 */
async function loadBlocks(chunks) {
  /** @type {Buffer[]} */
  let pending = [];
  let pendingBytes = 0;
  /** @type {string[]} */
  const withBlankNodes = [];
  let skipped = 0;
  for await (const chunk of chunks) {
    pending.push(chunk);
    pendingBytes += chunk.length;
    if (pendingBytes < LOAD_BYTES) continue;
    const bytes = Buffer.concat(pending);
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    skipped += loadText(withoutBlankNodes(bytes.toString('utf8', 0, end), withBlankNodes));
    pending = [bytes.subarray(end)];
    pendingBytes = bytes.length - end;
  }
  const rest = Buffer.concat(pending).toString('utf8');
  skipped += loadText(withoutBlankNodes(rest, withBlankNodes));
  return skipped + loadText(withBlankNodes.join('\n'));
}

/**
 * @param {string} text
 * @param {string[]} withBlankNodes
 */
function withoutBlankNodes(text, withBlankNodes) {
  if (!text.includes('_:')) return text;
  /** @type {string[]} */
  const lines = [];
  for (const line of text.split('\n')) (line.includes('_:') ? withBlankNodes : lines).push(line);
  return lines.join('\n');
}

/**
 * Loads a block; when the engine refuses it, line by line, so that one line never costs the others.
 * @param {string} text
 * @returns {number} lines that were refused
 */
function loadText(text) {
  if (text === '') return 0;
  try {
    store.load(text, LOAD_OPTIONS);
    return 0;
  } catch (error) {
    if (isBroken(error)) throw error;
  }
  let skipped = 0;
  for (const line of text.split('\n')) skipped += loadLine(line);
  return skipped;
}

/** @param {string} line */
function loadLine(line) {
  try {
    store.load(line, LOAD_OPTIONS);
    return 0;
  } catch (error) {
    if (isBroken(error)) throw error;
    return 1;
  }
}

/**
 * @param {WorkerQuery} query
 * @returns {WorkerMessage}
 */
function answer({ id, text, maxLength, writtenRows }) {
  try {
    const json = store.query(text, { results_format: 'json' });
    if (typeof json !== 'string')
      return { kind: 'refused', id, message: 'The form of the query is not supported' };
    const memoryBytes = usedMemory();
    if (json.length > maxLength) return { kind: 'too-large', id, memoryBytes };
    const written = writtenRows === null ? null : asWritten(json, writtenRows);
    if (written !== null) return { kind: 'written', id, memoryBytes, ...written };
    return { kind: 'answer', id, memoryBytes, ...inPieces(json) };
  } catch (error) {
    return { kind: kindOf(error), id, message: panic || messageOf(error) };
  }
}

function usedMemory() {
  return engine === null ? 0 : engine.memory.buffer.byteLength - reserved;
}

/**
 * The engine's allocator ends in `unreachable`, without a word, when it gets no memory.
 * @param {unknown} error
 */
function kindOf(error) {
  if (!isBroken(error)) return 'refused';
  const isSilent = panic === '' && messageOf(error) === 'unreachable';
  const isTooLong = /string longer|string length|allocation failed/i.test(messageOf(error));
  return isSilent || isTooLong || panic.includes('capacity overflow') ? 'out-of-memory' : 'broken';
}

/**
 * After a trap or a stack overflow the instance's memory is in no known state.
 * @param {unknown} error
 */
function isBroken(error) {
  if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) return true;
  return error instanceof Error && Reflect.get(error, 'code') === 'ERR_STRING_TOO_LONG';
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
