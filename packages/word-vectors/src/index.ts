import { readFile } from 'node:fs/promises';
import { openWordVectors } from './open-word-vectors.js';
import type { WordVectors } from './word-vectors.js';

export { cosine } from './cosine.js';
export { openWordVectors } from './open-word-vectors.js';
export type { WordVectors } from './word-vectors.js';

/** The vectors that come with this package: gzip, some 4.5 MB. */
const DATA = new URL('../data/words.bin.gz', import.meta.url);

let shipped: Promise<WordVectors> | undefined;

/**
 * Loads word vectors from a file; without one those of this package, once per process. In memory they take
 * some 10 MB, and the index of words about as much again.
 * @throws TypeError when the file holds no word vectors.
 */
export function loadWordVectors(file?: string | URL): Promise<WordVectors> {
  if (file !== undefined) return readFile(file).then(openWordVectors);
  shipped ??= readFile(DATA).then(openWordVectors);
  return shipped;
}
