import { setImmediate } from 'node:timers/promises';
import { ResultTooLargeError } from '@biographql/core';
import { jsonPieces, type OmittedKeys } from './json-pieces.js';

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

/**
 * Writes a value as JSON, as {@link writePieces} does, and counts its bytes on the way.
 * @throws ResultTooLargeError as soon as there are more bytes than `maxBytes`.
 */
export function writeJson(
  value: unknown,
  { maxBytes, omitted }: { readonly maxBytes: number; readonly omitted?: OmittedKeys },
): Promise<ResponseText> {
  return writePieces(jsonPieces(value, omitted), { maxBytes, advice: ADVICE });
}

const ADVICE = 'Ask for fewer fields or aliases, or in pages.';

/** Nothing is copied. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Checks a text that is written at once. @throws ResultTooLargeError for more bytes than `maxBytes`. */
export function checkBytes(text: string, maxBytes: number): void {
  if (text.length * LONGEST_CHARACTER <= maxBytes) return;
  if (Buffer.byteLength(text) > maxBytes) throw new ResultTooLargeError(maxBytes, 'bytes', ADVICE);
}

/** Bytes of UTF-8 that a character of a text of JavaScript takes at most. */
const LONGEST_CHARACTER = 3;
