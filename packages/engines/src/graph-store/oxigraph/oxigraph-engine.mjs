// @ts-check
// The Oxigraph engine with a hand on its memory, so that a loaded store can be kept as an image on disk: reading an image
// is some twenty times as fast as loading the triples again. Whatever is not as expected about an image, it is not used.
import { createHash } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { crc32 } from 'node:zlib';
import { createEngineTexts } from './engine-texts.mjs';

/** @typedef {import('./engine-texts.mjs').EngineTexts} EngineTexts */
/** @typedef {{ memory: WebAssembly.Memory, table: WebAssembly.Table, digest: string, texts: EngineTexts }} Engine */
/** @typedef {{ triples: number, skipped: number }} LoadCounts */
/** @typedef {{ magic: string, engine: string, graph: string, bytes: number, table: number, pointer: number, checksum: number } & LoadCounts} ImageHeader */

const MAGIC = 'biographql oxigraph image 1';
const HEADER_BYTES = 4_096;
const PAGE_BYTES = 65_536;
const ADDRESS_BYTES = 2 ** 32;
/** Systems refuse a single piece that is larger than all their memory. */
const RESERVED_BYTES = 2 ** 28;
/** Small, so that a thread that fills its memory never holds up the other threads for long. */
const PIECE_BYTES = 1024 * 1024;
/** A temporary file of this age is left from a thread that was ended. */
const STALE_MS = 5 * 60_000;

/** An image was read in part, so that the engine's memory is in no known state. */
export class BrokenImageError extends Error {}

/** Imports the package while watching which WebAssembly module it makes an instance of: it does so at once. */
export async function importOxigraph() {
  const { Instance, Module } = WebAssembly;
  /** @type {{ digest: string, engine: Engine | null }} */
  const watched = { digest: '', engine: null };
  WebAssembly.Module = new Proxy(Module, {
    construct(target, parameters) {
      watched.digest = createHash('sha256').update(parameters[0]).digest('hex');
      return Reflect.construct(target, parameters);
    },
  });
  WebAssembly.Instance = new Proxy(Instance, {
    construct(target, [module, imports]) {
      const texts = createEngineTexts();
      const instance = Reflect.construct(target, [module, texts.watch(imports)]);
      const { memory, __wbindgen_externrefs: table } = instance.exports;
      if (memory instanceof WebAssembly.Memory && table instanceof WebAssembly.Table) {
        texts.memory = memory;
        watched.engine = { memory, table, digest: watched.digest, texts };
      }
      return instance;
    },
  });
  try {
    const { default: oxigraph } = await import('oxigraph');
    return { oxigraph, engine: watched.engine };
  } finally {
    WebAssembly.Instance = Instance;
    WebAssembly.Module = Module;
  }
}

/**
 * Fills the engine's memory from an image of the same graph and the same engine. Null when there is none.
 * @param {Engine} engine
 * @param {typeof import('oxigraph').Store} Store
 * @param {{ path: string, graph: string }} image
 * @throws {BrokenImageError} when the engine cannot be used any more.
 */
export function readImage(engine, Store, { path, graph }) {
  const file = openOrNull(path);
  if (file === null) return null;
  try {
    const header = readHeader(file);
    if (header === null || header.engine !== engine.digest || header.graph !== graph) return null;
    if (fstatSync(file).size !== HEADER_BYTES + header.bytes) return null;
    fillMemory(engine, file, header);
    const store = Object.create(Store.prototype);
    store.__wbg_ptr = header.pointer;
    if (store.size !== header.triples) throw new BrokenImageError('The image holds another store');
    return { store, triples: header.triples, skipped: header.skipped };
  } catch (error) {
    throw new BrokenImageError('The image of the store cannot be read', { cause: error });
  } finally {
    closeSync(file);
  }
}

/**
 * Keeps the engine's memory as an image. False when that was not possible, e.g. for want of space or of the right to write.
 * @param {Engine} engine
 * @param {import('oxigraph').Store} store
 * @param {{ path: string, graph: string } & LoadCounts} image
 */
export function writeImage(engine, store, { path, graph, triples, skipped }) {
  const pointer = Reflect.get(store, '__wbg_ptr');
  if (typeof pointer !== 'number') return false;
  const temporary = `${path}.tmp`;
  const file = createOrNull(temporary);
  if (file === null) return false;
  try {
    const bytes = new Uint8Array(engine.memory.buffer);
    /** @type {ImageHeader} */
    const header = {
      magic: MAGIC,
      engine: engine.digest,
      graph,
      bytes: bytes.length,
      table: engine.table.length,
      pointer,
      checksum: 0,
      triples,
      skipped,
    };
    for (let at = 0; at < bytes.length; ) {
      const piece = bytes.subarray(at, at + PIECE_BYTES);
      const written = writeSync(file, piece, 0, piece.length, HEADER_BYTES + at);
      header.checksum = crc32(piece.subarray(0, written), header.checksum);
      at += written;
    }
    writeSync(file, JSON.stringify(header).padEnd(HEADER_BYTES), 0);
    closeSync(file);
    renameSync(temporary, path);
    return true;
  } catch {
    rmSync(temporary, { force: true });
    return false;
  }
}

/**
 * Leaves the engine no more memory than this beyond what it has, by taking the rest of its address space, which costs no
 * memory as long as nobody writes there. The engine cannot be stopped while it runs, but it then gets none.
 * @param {Engine} engine
 * @param {number} bytes
 * @returns {number} bytes that were taken; fewer than needed where the system gives out no such space.
 */
export function limitMemory({ memory }, bytes) {
  const before = memory.buffer.byteLength;
  const kept = Math.ceil(bytes / PAGE_BYTES) * PAGE_BYTES;
  try {
    for (;;) {
      const left = ADDRESS_BYTES - memory.buffer.byteLength - kept;
      if (left <= 0) break;
      memory.grow(Math.min(left, RESERVED_BYTES) / PAGE_BYTES);
    }
  } catch {
    // What the system does not give to this function, it will not give to a query.
  }
  return memory.buffer.byteLength - before;
}

/**
 * Names the contents of a graph's file by size and time of change; null when the path leads to another file by now.
 * @param {number} file
 * @param {string} path
 */
export function graphIdentity(file, path) {
  const open = fstatSync(file);
  const named = statSync(path, { throwIfNoEntry: false });
  if (named?.ino !== open.ino) return null;
  return `${open.size} ${open.mtimeMs}`;
}

/** @param {string} path */
function openOrNull(path) {
  try {
    return openSync(path, 'r');
  } catch {
    return null;
  }
}

/** @param {string} path */
function createOrNull(path) {
  try {
    const left = statSync(path, { throwIfNoEntry: false });
    if (left !== undefined && Date.now() - left.mtimeMs > STALE_MS) rmSync(path, { force: true });
    return openSync(path, 'wx');
  } catch {
    return null;
  }
}

/**
 * @param {number} file
 * @returns {ImageHeader | null}
 */
function readHeader(file) {
  const bytes = Buffer.alloc(HEADER_BYTES);
  readSync(file, bytes, 0, HEADER_BYTES, 0);
  try {
    const header = JSON.parse(bytes.toString('utf8'));
    return header.magic === MAGIC ? header : null;
  } catch {
    return null;
  }
}

/**
 * @param {Engine} engine
 * @param {number} file
 * @param {ImageHeader} header
 */
function fillMemory({ memory, table }, file, header) {
  memory.grow(Math.max(0, header.bytes - memory.buffer.byteLength) / PAGE_BYTES);
  // The memory holds which slots of the table are taken, so that the table must have as many.
  if (table.length < header.table) table.grow(header.table - table.length);
  const bytes = new Uint8Array(memory.buffer);
  let checksum = 0;
  for (let at = 0; at < header.bytes; ) {
    const length = Math.min(PIECE_BYTES, header.bytes - at);
    const read = readSync(file, bytes, at, length, HEADER_BYTES + at);
    if (read === 0) throw new Error('The image ends early');
    checksum = crc32(bytes.subarray(at, at + read), checksum);
    at += read;
  }
  if (checksum !== header.checksum) throw new Error('The image was changed');
}
