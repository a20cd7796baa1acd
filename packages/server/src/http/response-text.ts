import { setImmediate } from 'node:timers/promises';
import { ResultTooLargeError } from '@biographql/core';

/** Work that may go on before other requests have their turn, in milliseconds. */
const TURN_MS = 20;

/** The text of a response, in UTF-8. */
export interface ResponseText {
  readonly chunks: readonly Buffer[];
  readonly bytes: number;
}

/** Bounds of a text that is written in pieces. */
interface WrittenBounds {
  readonly maxBytes: number;
  /** What to do about a text that is too long, as a sentence. */
  readonly advice: string;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes a text that comes in pieces, each of which is kept as a chunk, giving way to other work.
 * @throws ResultTooLargeError as soon as there are more bytes than `maxBytes`; `signal.reason` once it is aborted.
 */
export async function writePieces(
  pieces: Iterable<string | Uint8Array>,
  { maxBytes, advice, signal }: WrittenBounds,
): Promise<ResponseText> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let turn = performance.now();
  for (const piece of pieces) {
    const chunk = typeof piece === 'string' ? Buffer.from(piece) : asBuffer(piece);
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new ResultTooLargeError(maxBytes, 'bytes', advice);
    chunks.push(chunk);
    if (performance.now() - turn < TURN_MS) continue;
    await setImmediate();
    signal?.throwIfAborted();
    turn = performance.now();
  }
  return { chunks, bytes };
}

/** Nothing is copied. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
