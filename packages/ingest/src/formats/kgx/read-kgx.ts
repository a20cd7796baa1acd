import type { Chunks } from '../../bytes/open-bytes.js';
import { UnreadableError } from '../../limits.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import type { TripleBatches } from '../../rdf/triple.js';
import { JsonValue, parseJson } from '../json/read-json.js';
import { readByItem, readByLine } from '../triples.js';
import { KgxWriter, recordOfCells } from './kgx-writer.js';

const PATHS = [
  ...['$.nodes.*', '$.edges.*'],
  ...['$.knowledge_graph.nodes.*', '$.knowledge_graph.edges.*'],
  ...['$.message.knowledge_graph.nodes.*', '$.message.knowledge_graph.edges.*'],
];

/**
 * Reads KGX in JSON: an object with the lists `nodes` and `edges`, or the knowledge graph of a TRAPI response, whose
 * nodes and edges are keyed by identifier and hold sources and attributes in lists.
 */
export function readKgxJson(chunks: Chunks, options: FileReaderOptions): TripleBatches {
  const writer = new KgxWriter(options.source);
  return readByItem(chunks, options, writer.batch, {
    paths: PATHS,
    read({ path, value }) {
      const isTrapi = path.includes('knowledge_graph');
      const record = isTrapi ? trapiRecord(value, path.at(-1) ?? '') : value;
      return writer.writeObject(record, path.includes('edges') ? 'edge' : 'node');
    },
  });
}

export function readKgxJsonLines(chunks: Chunks, options: FileReaderOptions): TripleBatches {
  const writer = new KgxWriter(options.source);
  return readByLine(chunks, options, writer.batch, (text) => {
    const value = parseJson(text);
    return value === undefined ? 'the line is not JSON' : writer.writeObject(value);
  });
}

const SHAPED = new Set(['sources', 'attributes', 'qualifiers', 'categories']);

/**
 * Converts a TRAPI node or edge to KGX. Attributes and qualifiers become properties, and each source becomes a property
 * named by its role.
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

const EDGE_COLUMNS = ['subject', 'predicate', 'object'];

/**
 * Reads KGX nodes or edges in TSV; the header decides which. A row without the required cells of a node or an edge is a
 * reject, and so is a header without `id`. Node rows may end after `id` and `category`, as in KGX's own files.
 * Edge rows may not: a truncated one could lose its negation.
 */
export function readKgxTsv(chunks: Chunks, options: FileReaderOptions): TripleBatches {
  const writer = new KgxWriter(options.source);
  let columns: ReadonlyMap<string, number> | null = null;
  let width = 0;
  let minCells = 0;
  return readByLine(chunks, options, writer.batch, (text, line) => {
    const cells = text.split('\t');
    if (columns === null) {
      const header = new Map(cells.map((cell, place) => [cell.trim(), place]));
      columns = header;
      width = cells.length;
      const needed = ['id', 'category'].map((name) => header.get(name) ?? 0);
      minCells = isEdges(header) ? width : Math.max(...needed) + 1;
      if (isEdges(header) || header.has('id')) return null;
      throw new UnreadableError('the header has no column "id"', line);
    }
    if (cells.slice(width).some((cell) => cell.trim() !== ''))
      return 'the row has more cells than the header';
    if (cells.length < minCells) return 'the row has fewer cells than the header';
    return writer.write(isEdges(columns) ? 'edge' : 'node', recordOfCells(columns, cells));
  });
}

function isEdges(columns: ReadonlyMap<string, number>): boolean {
  return EDGE_COLUMNS.every((name) => columns.has(name));
}
