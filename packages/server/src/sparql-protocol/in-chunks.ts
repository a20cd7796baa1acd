/** Characters that are put together into one chunk. */
const CHUNK_LENGTH = 65_536;

/** Puts short pieces of a text together, in their order. */
export function* inChunks(pieces: Iterable<string>): Generator<string> {
  let waiting = '';
  for (const piece of pieces) {
    waiting += piece;
    if (waiting.length < CHUNK_LENGTH) continue;
    yield waiting;
    waiting = '';
  }
  if (waiting !== '') yield waiting;
}
