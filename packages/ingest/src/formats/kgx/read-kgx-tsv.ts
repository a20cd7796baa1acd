import { readLines } from '../../bytes/lines.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import type { Triple } from '../../rdf/triple.js';
import { recordOfCells } from './kgx-record.js';
import { KgxWriter } from './kgx-writer.js';

const EDGE_COLUMNS = ['subject', 'predicate', 'object'];

/**
 * Reads the nodes or the edges of KGX in TSV, as the header tells. A row without what a node or an edge must have is a
 * reject, and so is a header without `id`. Nodes may lack cells behind `id` and `category`, as in files of KGX itself; an
 * edge that was cut could lose its negation.
 */
export async function* readKgxTsv(
  chunks: AsyncIterable<Buffer>,
  options: FileReaderOptions,
): AsyncGenerator<readonly Triple[]> {
  const writer = new KgxWriter(options);
  let columns: ReadonlyMap<string, number> | null = null;
  let width = 0;
  let least = 0;
  for await (const lines of readLines(chunks, options)) {
    for (const { text, line } of lines) {
      if (text.trim() === '') continue;
      const cells = text.split('\t');
      if (columns === null) {
        columns = new Map(cells.map((cell, place) => [cell.trim(), place]));
        width = cells.length;
        const needed = ['id', 'category'].map((name) => columns?.get(name) ?? 0);
        least = isEdges(columns) ? width : Math.max(...needed) + 1;
        if (isEdges(columns) || columns.has('id')) continue;
        const reason = 'the header has no column "id"; reading of this file ends here';
        writer.reject(reason, line, text);
        return;
      }
      const hasMore = cells.slice(width).some((cell) => cell.trim() !== '');
      if (hasMore || cells.length < least) {
        const than = hasMore ? 'more' : 'fewer';
        writer.reject(`the row has ${than} cells than the header`, line, text);
        continue;
      }
      writer.write(isEdges(columns) ? 'edge' : 'node', recordOfCells(columns, cells), line, text);
    }
    yield writer.batch.take();
  }
}

function isEdges(columns: ReadonlyMap<string, number>): boolean {
  return EDGE_COLUMNS.every((name) => columns.has(name));
}
