import { readVectorTable } from './vector-table.js';
import { createWordVectors, type WordVectors } from './word-vectors.js';

/**
 * Opens word vectors from the bytes of their file (gzip).
 * @throws TypeError when they hold none.
 * @see {@link https://github.com/biographql/biographql/blob/main/packages/word-vectors/README.md}
 */
export async function openWordVectors(bytes: Uint8Array): Promise<WordVectors> {
  return createWordVectors(readVectorTable(await gunzip(bytes)));
}

async function gunzip(bytes: Uint8Array): Promise<Uint8Array> {
  const plain = new Blob([Uint8Array.from(bytes)])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'));
  try {
    return new Uint8Array(await new Response(plain).arrayBuffer());
  } catch (cause) {
    throw new TypeError('Not a file of word vectors: no gzip', { cause });
  }
}
