import { UnreadableError } from '../../limits.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import type { Triple } from '../../rdf/triple.js';
import { readByLine } from '../triples/triple-batch.js';
import { KgxWriter, recordOfCells } from './kgx-writer.js';

const EDGE_COLUMNS = ['subject', 'predicate', 'object'];

/**
 * Reads the nodes or the edges of KGX in TSV, as the header says. A row without what a node or an edge must have is a
 * reject, and so is a header without `id`. Nodes may lack cells behind `id` and `category`, as in files of KGX itself; an
 * edge that was cut could lose its negation.
 */
export async function* readKgxTsv(
  chunks: AsyncIterable<Buffer>,
  options: FileReaderOptions,
): AsyncGenerator<readonly Triple[]> {
  const writer = new KgxWriter(options.source);
  let columns: ReadonlyMap<string, number> | null = null;
  let width = 0;
  let least = 0;
  yield* readByLine(chunks, options, writer.batch, (text, line) => {
    const cells = text.split('\t');
    if (columns === null) {
      const header = new Map(cells.map((cell, place) => [cell.trim(), place]));
      columns = header;
      width = cells.length;
      const needed = ['id', 'category'].map((name) => header.get(name) ?? 0);
      least = isEdges(header) ? width : Math.max(...needed) + 1;
      if (isEdges(header) || header.has('id')) return null;
      throw new UnreadableError('the header has no column "id"', line);
    }
    if (cells.slice(width).some((cell) => cell.trim() !== ''))
      return 'the row has more cells than the header';
    if (cells.length < least) return 'the row has fewer cells than the header';
    return writer.write(isEdges(columns) ? 'edge' : 'node', recordOfCells(columns, cells));
  });
}

function isEdges(columns: ReadonlyMap<string, number>): boolean {
  return EDGE_COLUMNS.every((name) => columns.has(name));
}
