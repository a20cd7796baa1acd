import { readLines } from '../../bytes/lines.js';
import { getReject } from '../../dataset/progress.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import type { Triple } from '../../rdf/triple.js';
import type { TripleBatch } from './triple-batch.js';

/**
 * Reads a format of lines into a batch; blank lines are passed over.
 * @param read - returns why a line is a reject; null when it is none.
 */
export async function* readByLine(
  chunks: AsyncIterable<Buffer>,
  options: FileReaderOptions,
  batch: TripleBatch,
  read: (text: string, line: number) => string | null,
): AsyncGenerator<readonly Triple[]> {
  const { source, onReject } = options;
  for await (const lines of readLines(chunks, options)) {
    for (const { text, line } of lines) {
      if (text.trim() === '') continue;
      const reason = read(text, line);
      if (reason !== null) onReject(getReject({ source, line, reason, text }));
    }
    yield batch.take();
  }
}
