import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createBrotliDecompress } from 'node:zlib';

/** Lines of a brotli-compressed file, so that a test reads the data the way a loader does. */
export function brotliLines(file: URL): AsyncIterable<string> {
  const plain = createReadStream(file).pipe(createBrotliDecompress());
  return createInterface({ input: plain, crlfDelay: Number.POSITIVE_INFINITY });
}
