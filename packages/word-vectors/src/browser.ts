import { openWordVectors } from './open-word-vectors.js';
import type { WordVectors } from './word-vectors.js';

export { cosine } from './cosine.js';
export { openWordVectors } from './open-word-vectors.js';
export type { WordVectors } from './word-vectors.js';

/**
 * Loads word vectors from an address, at which the page serves this package's `data/words.bin.gz`.
 * @throws TypeError when the address answers with an error or with something else.
 */
export async function loadWordVectors(
  url: string | URL,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<WordVectors> {
  const response = await fetch(url, signal === undefined ? {} : { signal });
  if (!response.ok) throw new TypeError(`Word vectors: ${url} answered ${response.status}`);
  return openWordVectors(new Uint8Array(await response.arrayBuffer()));
}
