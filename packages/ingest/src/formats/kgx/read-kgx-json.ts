import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import type { Triple } from '../../rdf/triple.js';
import { readJsonItems } from '../json/json-items.js';
import { KgxWriter } from './kgx-writer.js';
import { trapiRecord } from './trapi-record.js';

const PATHS = [
  ...['$.nodes.*', '$.edges.*'],
  ...['$.knowledge_graph.nodes.*', '$.knowledge_graph.edges.*'],
  ...['$.message.knowledge_graph.nodes.*', '$.message.knowledge_graph.edges.*'],
];

/**
 * Reads KGX in JSON: an object with the lists `nodes` and `edges`; and the knowledge graph of an answer of TRAPI, whose
 * nodes and edges are by their identifiers and keep sources and attributes in lists.
 */
export async function* readKgxJson(
  chunks: AsyncIterable<Buffer>,
  options: FileReaderOptions,
): AsyncGenerator<readonly Triple[]> {
  const writer = new KgxWriter(options);
  for await (const items of readJsonItems(chunks, PATHS)) {
    for (const { path, value } of items) {
      const kind = path.includes('edges') ? 'edge' : 'node';
      const isTrapi = path.includes('knowledge_graph');
      const known = isTrapi ? trapiRecord(value, path.at(-1) ?? '') : value;
      writer.writeObject(known, kind, null, JSON.stringify(value) ?? '');
    }
    yield writer.batch.take();
  }
}
