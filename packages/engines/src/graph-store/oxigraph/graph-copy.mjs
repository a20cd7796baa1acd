// @ts-check
// Copies a loaded graph, as the engine's memory, to another thread in a tenth of the time that loading takes.
// The engine is synchronous and idle during the copy, so that its memory is in a state of rest.
import { Store } from 'oxigraph/web.js';

/** @typedef {import('node:worker_threads').MessagePort} MessagePort */
/** @typedef {{ readonly memory: WebAssembly.Memory, readonly table: WebAssembly.Table }} Engine */
/** @typedef {{ readonly store: Store, readonly loadedBytes: number, readonly reserved: number }} LoadedGraph the reserved part follows the loaded one */
/** @typedef {{ readonly at: number, readonly bytes: number, readonly piece: ArrayBuffer }} GraphPiece */
/** @typedef {Omit<LoadedGraph, 'store'> & { readonly pointer: number, readonly references: number, readonly bytes: number }} GraphFacts */

const PAGE_BYTES = 65_536;
const PIECE_BYTES = 2 ** 20;
/** Systems reject a single reservation that is larger than all their memory. */
const GROWTH_BYTES = 2 ** 28;

/**
 * Grows the engine's memory by a number of bytes, which costs no memory until something is written there.
 * @param {WebAssembly.Memory} memory
 * @param {number} bytes
 */
export function growMemory(memory, bytes) {
  for (let left = bytes; left > 0; left -= GROWTH_BYTES) {
    memory.grow(Math.ceil(Math.min(left, GROWTH_BYTES) / PAGE_BYTES));
  }
}

/**
 * Sends the graph through a port, in pieces as the receiver takes them. Resolves when sent, or the receiver is gone.
 * @param {Engine & LoadedGraph} source
 * @param {MessagePort} port
 * @returns {Promise<void>}
 */
export async function sendGraph({ memory, table, store, loadedBytes, reserved }, port) {
  const bytes = memory.buffer.byteLength;
  const pieces = pieceStarts(loadedBytes, loadedBytes + reserved, bytes);
  const pointer = Reflect.get(store, '__wbg_ptr');
  port.postMessage({ pointer, references: table.length, bytes, loadedBytes, reserved });
  await new Promise((resolve) => {
    // The receiver returns each piece: new ones would fill up to 64 MB that the system never gets back.
    port.on('message', (/** @type {ArrayBuffer} */ piece) => {
      const { value: range, done } = pieces.next();
      if (done) return port.close();
      const [at, end] = range;
      new Uint8Array(piece).set(new Uint8Array(memory.buffer, at, end - at));
      return port.postMessage({ at, bytes: end - at, piece }, [piece]);
    });
    port.on('close', resolve);
  });
}

/**
 * The ranges below and above the reserved part, which nothing is written to.
 * @param {number} loaded
 * @param {number} used
 * @param {number} end
 * @returns {Generator<[number, number], undefined>}
 */
function* pieceStarts(loaded, used, end) {
  for (const [from, to] of [
    [0, loaded],
    [used, end],
  ]) {
    for (let at = from; at < to; at += PIECE_BYTES) yield [at, Math.min(to, at + PIECE_BYTES)];
  }
  return undefined;
}

/**
 * Receives the graph of another thread. No object of the engine may exist here before: its memory is overwritten.
 * @param {Engine} engine
 * @param {MessagePort} port
 * @returns {Promise<LoadedGraph>}
 * @throws Error when the other thread ends, or the system has no memory.
 */
export async function receiveGraph({ memory, table }, port) {
  /** @type {GraphFacts | undefined} */
  let facts;
  let received = 0;
  await new Promise((resolve, reject) => {
    port.on('message', (/** @type {GraphFacts | GraphPiece} */ message) => {
      try {
        const piece = 'piece' in message ? message.piece : new ArrayBuffer(PIECE_BYTES);
        if ('piece' in message) {
          new Uint8Array(memory.buffer).set(new Uint8Array(piece, 0, message.bytes), message.at);
          received += message.bytes;
        } else {
          facts = message;
          growMemory(memory, facts.bytes - memory.buffer.byteLength);
          if (facts.references > table.length) table.grow(facts.references - table.length);
        }
        port.postMessage(piece, [piece]);
      } catch (error) {
        port.close();
        reject(error);
      }
    });
    port.on('close', () => resolve(undefined));
  });
  if (facts === undefined || received !== facts.bytes - facts.reserved) {
    throw new Error('The source thread ended before the graph was copied.');
  }
  // One that the constructor made would be freed with the memory of its own.
  const store = Object.create(Store.prototype, { __wbg_ptr: { value: facts.pointer } });
  return { store, loadedBytes: facts.loadedBytes, reserved: facts.reserved };
}
