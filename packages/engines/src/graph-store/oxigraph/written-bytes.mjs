// @ts-check
// The same for an answer that comes as bytes: nothing of it is made a string.
import { Buffer } from 'node:buffer';
import { HEAD, hasAtMost, RESULTS, UNKNOWN_TERMS } from './oxigraph-answers.mjs';

/**
 * Returns the parts of an answer that can be handed on unread; null for one that has to be read.
 * @param {Uint8Array<ArrayBuffer>} bytes SPARQL JSON in UTF-8
 * @param {number} mostRows
 */
export function bytesAsWritten(bytes, mostRows) {
  const json = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const results = json.indexOf(RESULTS);
  if (json.latin1Slice(0, HEAD.length) !== HEAD || results < 0) return null;
  if (UNKNOWN_TERMS.some((mark) => json.includes(mark)) || !hasAtMost(json, mostRows)) return null;
  const variables = json.toString('utf8', HEAD.length, results);
  return { variables, results: bytes.subarray(results + RESULTS.length - 1, bytes.length - 1) };
}
