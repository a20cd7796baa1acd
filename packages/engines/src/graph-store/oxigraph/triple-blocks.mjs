// @ts-check
// Loads N-Triples into the engine as they come, in Node and in pages alike.

/** @typedef {Pick<import('oxigraph').Store, 'load'>} LoadedStore */
/** @typedef {import('oxigraph').NamedNode} NamedNode */

const NEWLINE = 10;
/** The engine never frees the memory that loading a block takes: larger blocks make each copy of the graph larger. */
const LOAD_BYTES = 1024 * 1024;
// A transaction per block takes no extra time, and less memory than loading without one.
const LOAD_OPTIONS = { format: 'application/n-triples', lenient: true, no_transaction: false };

/**
 * Loads whole lines, block by block. Oxigraph renames blank nodes in each load, so that lines with blank nodes wait
 * and are loaded together at the end.
 * @param {LoadedStore} store
 * @param {AsyncIterable<Uint8Array>} chunks
 * @param {NamedNode} [graph] the default graph without one
 * @returns {Promise<number>} lines that were rejected
 */
export async function loadBlocks(store, chunks, graph) {
  const options = graph === undefined ? LOAD_OPTIONS : { ...LOAD_OPTIONS, to_graph_name: graph };
  const decoder = new TextDecoder();
  /** @type {Uint8Array[]} */
  let pending = [];
  let pendingBytes = 0;
  /** @type {string[]} */
  const withBlankNodes = [];
  let skipped = 0;
  for await (const chunk of chunks) {
    pending.push(chunk);
    pendingBytes += chunk.length;
    if (pendingBytes < LOAD_BYTES) continue;
    const bytes = joined(pending, pendingBytes);
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    const text = decoder.decode(bytes.subarray(0, end));
    skipped += loadText(store, withoutBlankNodes(text, withBlankNodes), options);
    pending = [bytes.subarray(end)];
    pendingBytes = bytes.length - end;
  }
  const rest = decoder.decode(joined(pending, pendingBytes));
  skipped += loadText(store, withoutBlankNodes(rest, withBlankNodes), options);
  return skipped + loadText(store, withBlankNodes.join('\n'), options);
}

/**
 * After a trap or a stack overflow the instance's memory is in no known state.
 * @param {unknown} error
 */
export function isBroken(error) {
  if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) return true;
  return error instanceof Error && Reflect.get(error, 'code') === 'ERR_STRING_TOO_LONG';
}

/**
 * @param {readonly Uint8Array[]} chunks
 * @param {number} length
 */
function joined(chunks, length) {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
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
 * Loads a block; if the engine rejects it, line by line, so that one bad line doesn't lose the others.
 * @param {LoadedStore} store
 * @param {string} text
 * @param {object} options
 * @returns {number} lines that were rejected
 */
function loadText(store, text, options) {
  if (text === '') return 0;
  try {
    store.load(text, options);
    return 0;
  } catch (error) {
    if (isBroken(error)) throw error;
  }
  const lines = text.split('\n');
  if (lines.length === 1) return 1;
  return lines.reduce((skipped, line) => skipped + loadText(store, line, options), 0);
}
