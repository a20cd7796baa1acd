import { pipeline, Readable } from 'node:stream';
import { type Info, parse } from 'csv-parse';
import { rejectOf } from '../../dataset/progress.js';
import { startingWith } from '../../rdf/decompress.js';
import type { Triple } from '../../rdf/triple.js';
import type { GraphReaderOptions } from '../graph-reader.js';
import { columnIndex, columnsOfHeader } from './header-row.js';
import { delimiterOf } from './mapping-for.js';
import { RowWriter } from './row-writer.js';
import { columnsOfMapping, type TableMapping } from './table-mapping.js';

interface Parsed {
  readonly record: readonly string[];
  readonly info: Info;
}

const BATCH_ROWS = 2_000;
const LONGEST_ROW = 1024 * 1024;
const BANNER_ROWS = 60;

/**
 * Reads CSV and TSV by a mapping. The header is the first row that has all columns of the mapping; rows before it are left
 * out. A row that cannot be used is a reject with its line.
 */
export async function* readTable(
  chunks: AsyncIterable<Buffer>,
  options: GraphReaderOptions,
): AsyncGenerator<readonly Triple[]> {
  const { mapping } = options;
  if (mapping === null) throw new TypeError('A table is read by a mapping');
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done === true) return;
  const reader = new TableReader(mapping, options);
  const parser = parse({
    bom: true,
    delimiter: delimiterIn(first.value, mapping),
    quote: mapping.quotes === false ? false : '"',
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
    info: true,
  });
  // The iterator rethrows what fails; the callback is there because a pipeline must have one.
  const records = pipeline(Readable.from(startingWith(first.value, iterator)), parser, () => {});
  let rows = 0;
  try {
    for await (const { record, info } of records as AsyncIterable<Parsed>) {
      if (!reader.read(record, info.lines)) break;
      rows += 1;
      if (rows % BATCH_ROWS === 0) yield reader.take();
    }
  } catch (error) {
    if (!isSyntaxError(error)) throw error;
    reader.reject(`${error.message}; reading of this file ends here`, error.lines ?? null, '');
  }
  reader.finish();
  yield reader.take();
}

class TableReader {
  private readonly writer: RowWriter;
  private columns: ReadonlyMap<string, number> | null = null;
  private bannerRows = 0;

  constructor(
    private readonly mapping: TableMapping,
    private readonly options: GraphReaderOptions,
  ) {
    this.writer = new RowWriter(mapping);
    if (mapping.columns !== undefined) this.columns = columnIndex(mapping.columns);
  }

  take(): readonly Triple[] {
    return this.writer.batch.take();
  }

  /** Returns false when the file has no header, so that nothing in it can be read. */
  read(record: readonly string[], line: number): boolean {
    const { columns } = this;
    if (columns === null) {
      this.columns = columnsOfHeader(record, this.mapping);
      this.bannerRows += 1;
      return this.columns !== null || this.bannerRows < BANNER_ROWS;
    }
    const reason = this.writer.write((column) => {
      const place = columns.get(column);
      return place === undefined ? '' : (record[place] ?? '').trim();
    });
    if (reason !== null) this.reject(reason, line, record.join('\t'));
    return true;
  }

  finish(): void {
    if (this.columns !== null) return;
    const names = columnsOfMapping(this.mapping).map((column) => `"${column}"`);
    this.reject(`no row names the columns of the mapping: ${names.join(', ')}`, null, '');
  }

  reject(reason: string, line: number | null, text: string): void {
    const { source, onReject } = this.options;
    onReject(rejectOf({ source, line, reason, text }));
  }
}

function delimiterIn(chunk: Buffer, mapping: TableMapping): string {
  const lines = chunk
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/, BANNER_ROWS);
  const found = lines.map((line) => delimiterOf(line, mapping)).find((mark) => mark !== null);
  return found ?? '\t';
}

function isSyntaxError(error: unknown): error is Error & { readonly lines?: number } {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');
}
