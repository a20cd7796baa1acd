import { setImmediate } from 'node:timers/promises';
import { ResultTooLargeError } from '@biographql/core';
import { jsonPieces, type OmittedKeys } from './json-pieces.js';

/** Work that may go on before other requests have their turn, in milliseconds. */
const TURN_MS = 20;

/** The text of a value in JSON, in UTF-8. */
export interface JsonText {
  readonly chunks: readonly Buffer[];
  readonly bytes: number;
}

/**
 * Writes a value as JSON, giving way to other work, and counts its bytes on the way.
 * @throws ResultTooLargeError as soon as there are more bytes than `maxBytes`; `signal.reason` once it is aborted.
 */
export async function writeJson(
  value: unknown,
  { maxBytes, omitted }: { readonly maxBytes: number; readonly omitted?: OmittedKeys },
): Promise<JsonText> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let turn = performance.now();
  for (const piece of jsonPieces(value, omitted)) {
    const chunk = typeof piece === 'string' ? Buffer.from(piece) : asBuffer(piece);
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooManyBytes(maxBytes);
    chunks.push(chunk);
    if (performance.now() - turn < TURN_MS) continue;
    await setImmediate();
    turn = performance.now();
  }
  return { chunks, bytes };
}

/** Nothing is copied. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Checks a text that is written at once. @throws ResultTooLargeError for more bytes than `maxBytes`. */
export function checkBytes(text: string, maxBytes: number): void {
  if (text.length * LONGEST_CHARACTER <= maxBytes) return;
  if (Buffer.byteLength(text) > maxBytes) throw tooManyBytes(maxBytes);
}

/** Bytes of UTF-8 that a character of a text of JavaScript takes at most. */
const LONGEST_CHARACTER = 3;

function tooManyBytes(limit: number): ResultTooLargeError {
  return new ResultTooLargeError(limit, 'bytes', 'Ask for fewer fields or aliases, or in pages.');
}
