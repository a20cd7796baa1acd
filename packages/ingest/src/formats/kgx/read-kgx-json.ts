import { getReject } from '../../dataset/progress.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import type { Triple } from '../../rdf/triple.js';
import { JsonValue, parseJson, readJsonItems } from '../json/read-json.js';
import { readByLine } from '../triples/triple-batch.js';
import { KgxWriter } from './kgx-writer.js';

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
  const writer = new KgxWriter(options.source);
  for await (const items of readJsonItems(chunks, PATHS)) {
    for (const { path, value } of items) {
      const kind = path.includes('edges') ? 'edge' : 'node';
      const isTrapi = path.includes('knowledge_graph');
      const known = isTrapi ? trapiRecord(value, path.at(-1) ?? '') : value;
      const reason = writer.writeObject(known, kind);
      if (reason === null) continue;
      const text = JSON.stringify(value) ?? '';
      options.onReject(getReject({ source: options.source, line: null, reason, text }));
    }
    yield writer.batch.take();
  }
}

export async function* readKgxJsonLines(
  chunks: AsyncIterable<Buffer>,
  options: FileReaderOptions,
): AsyncGenerator<readonly Triple[]> {
  const writer = new KgxWriter(options.source);
  yield* readByLine(chunks, options, writer.batch, (text) => {
    const value = parseJson(text);
    return value === undefined ? 'the line is not JSON' : writer.writeObject(value);
  });
}

const SHAPED = new Set(['sources', 'attributes', 'qualifiers', 'categories']);

/**
 * Makes a node or an edge of KGX of one of TRAPI: attributes and qualifiers become its properties, and the sources those
 * that name them.
 * @param key - The member's name, which is the identifier of a node.
 */
function trapiRecord(value: unknown, key: string): unknown {
  const member = new JsonValue(value);
  if (member.entries().length === 0) return value;
  const record: Record<string, unknown> = {};
  for (const [name, inner] of member.entries()) {
    if (!SHAPED.has(name)) record[name] = inner.text() || inner.texts();
  }
  const add = (name: string, values: readonly string[]) => {
    const bare = name.replace(/^biolink:/, '').replaceAll(' ', '_');
    if (bare !== '')
      record[bare] = [...(record[bare] === undefined ? [] : [record[bare]].flat()), ...values];
  };
  for (const attribute of member.at('attributes').list())
    add(attribute.at('attribute_type_id').text(), attribute.at('value').texts());
  for (const qualifier of member.at('qualifiers').list())
    add(qualifier.at('qualifier_type_id').text(), qualifier.at('qualifier_value').texts());
  for (const source of member.at('sources').list())
    add(source.at('resource_role').text(), source.at('resource_id').texts());
  const categories = member.at('categories').texts();
  const isNode = member.at('subject').text() === '' && member.at('predicate').text() === '';
  return isNode ? { id: key, category: categories, ...record } : record;
}
