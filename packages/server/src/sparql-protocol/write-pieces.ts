import { setImmediate as nextTurn } from 'node:timers/promises';
import { ResultTooLargeError } from '@biographql/core';
import type { JsonText } from '../http/response-text.js';

/** Work that may go on before other requests have their turn, in milliseconds. */
const TURN_MS = 20;
/** Characters that are put together into one chunk. */
const CHUNK_LENGTH = 65_536;

/**
 * Writes a text that comes in pieces, giving way to other work.
 * @throws ResultTooLargeError as soon as there are more bytes than `maxBytes`; `signal.reason` once it is aborted.
 */
export async function writePieces(
  pieces: Iterable<string>,
  { maxBytes, signal }: { readonly maxBytes: number; readonly signal: AbortSignal },
): Promise<JsonText> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let waiting = '';
  const flush = () => {
    const chunk = Buffer.from(waiting);
    waiting = '';
    bytes += chunk.byteLength;
    if (bytes > maxBytes) {
      throw new ResultTooLargeError(maxBytes, 'bytes', 'Ask for fewer columns, or with LIMIT.');
    }
    chunks.push(chunk);
  };
  let turn = performance.now();
  for (const piece of pieces) {
    waiting += piece;
    if (waiting.length < CHUNK_LENGTH) continue;
    flush();
    if (performance.now() - turn < TURN_MS) continue;
    await nextTurn();
    signal.throwIfAborted();
    turn = performance.now();
  }
  flush();
  return { chunks, bytes };
}
