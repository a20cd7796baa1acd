import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import type { Triple } from '../../rdf/triple.js';
import { MalformedJsonError, readJsonItems } from '../json/json-items.js';
import { KgxWriter } from './kgx-writer.js';

/** Reads KGX in JSON: an object with the lists `nodes` and `edges`. */
export async function* readKgxJson(
  chunks: AsyncIterable<Buffer>,
  options: FileReaderOptions,
): AsyncGenerator<readonly Triple[]> {
  const writer = new KgxWriter(options);
  try {
    for await (const items of readJsonItems(chunks, ['$.nodes.*', '$.edges.*'])) {
      for (const { path, value } of items) {
        const kind = path[0] === 'edges' ? 'edge' : 'node';
        writer.writeObject(value, kind, null, JSON.stringify(value) ?? '');
      }
      yield writer.batch.take();
    }
  } catch (error) {
    if (!(error instanceof MalformedJsonError)) throw error;
    yield writer.batch.take();
    writer.reject(`${error.message}; reading of this file ends here`, null, '');
  }
}
