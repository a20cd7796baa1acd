import { setImmediate } from 'node:timers/promises';
import { ResultTooLargeError } from '@biographql/core';

/** Work that may go on before other requests have their turn, in milliseconds. */
const TURN_MS = 20;
const CHUNK_LENGTH = 65_536;

export interface WrittenText {
  readonly chunks: readonly Buffer[];
  readonly bytes: number;
}

interface WriteOptions {
  readonly maxBytes: number;
  readonly advice: string;
  readonly signal?: AbortSignal | undefined;
}

export async function writePieces(
  pieces: Iterable<string>,
  { maxBytes, advice, signal }: WriteOptions,
): Promise<WrittenText> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let waiting = '';
  let turn = performance.now();
  const flush = () => {
    const chunk = Buffer.from(waiting);
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new ResultTooLargeError(maxBytes, 'bytes', advice);
    chunks.push(chunk);
    waiting = '';
  };
  for (const piece of pieces) {
    waiting += piece;
    if (waiting.length < CHUNK_LENGTH) continue;
    flush();
    if (performance.now() - turn < TURN_MS) continue;
    await setImmediate();
    signal?.throwIfAborted();
    turn = performance.now();
  }
  if (waiting !== '') flush();
  return { chunks, bytes };
}
