import { readLines } from '../../bytes/lines.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import type { Triple } from '../../rdf/triple.js';
import { parseJson } from '../json/bounded-json.js';
import { KgxWriter } from './kgx-writer.js';

/** Reads nodes and edges of KGX in JSON Lines; a line that has `subject`, `predicate` or `object` is an edge. */
export async function* readKgxJsonLines(
  chunks: AsyncIterable<Buffer>,
  options: FileReaderOptions,
): AsyncGenerator<readonly Triple[]> {
  const writer = new KgxWriter(options);
  for await (const lines of readLines(chunks, options)) {
    for (const { text, line } of lines) {
      if (text.trim() === '') continue;
      const value = parseJson(text);
      if (value === undefined) writer.reject('the line is not JSON', line, text);
      else writer.writeObject(value, null, line, text);
    }
    yield writer.batch.take();
  }
}
