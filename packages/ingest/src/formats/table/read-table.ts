import { type Options, Parser } from 'csv-parse';
import { type Chunks, withStart } from '../../bytes/open-bytes.js';
import { getReject } from '../../dataset/progress.js';
import { LIMITS } from '../../limits.js';
import type { Triple, TripleBatches } from '../../rdf/triple.js';
import { type CollectingParser, collected } from '../collected.js';
import type { FileHead, GraphReaderOptions } from '../graph-format.js';
import { getDelimiter } from './parse-mapping.js';
import { RowWriter } from './row-writer.js';
import {
  columnIndex,
  columnsOfHeader,
  columnsOfMapping,
  idColumns,
  type TableMapping,
} from './table-mapping.js';

export interface CsvRow {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads the rows of CSV or TSV, a chunk of input at a time; rows may have fewer or more cells than the first one.
 * @param quote - Null when quotation marks are text.
 * @throws UnreadableError after the rows before the fault.
 */
export function csvRows(
  chunks: Chunks,
  { delimiter, quote }: { readonly delimiter: string; readonly quote: '"' | "'" | null },
): AsyncGenerator<readonly CsvRow[]> {
  const options: Options = {
    bom: true,
    delimiter,
    quote: quote ?? false,
    escape: quote ?? '"',
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LIMITS.row,
    info: true,
  };
  return collected(chunks, new CollectingCsvParser(options));
}

const NOT_UTF8 =
  'the row is not UTF-8: save the file as UTF-8, or set `encoding: windows-1252` in a mapping';

/**
 * Returns why a row looks misparsed: it has more cells than the header, is not UTF-8, or an unclosed quotation mark
 * merged several rows into one cell. Null when it looks right.
 */
export function getRowFault(
  record: readonly string[],
  { width, delimiter }: { readonly width: number; readonly delimiter: string },
): string | null {
  if (record.slice(width).some((cell) => cell.trim() !== ''))
    return 'the row has more cells than the header';
  if (record.some((cell) => cell.includes('\uFFFD'))) return NOT_UTF8;
  const holdsRow = (cell: string) =>
    cell.includes('\n') &&
    cell.split('\n').some((line, at) => at > 0 && line.split(delimiter).length >= width - 1);
  const isSwallowed = width > 2 && record.some(holdsRow);
  return isSwallowed ? 'a quotation mark is not closed: one cell holds several rows' : null;
}

class CollectingCsvParser extends Parser implements CollectingParser<CsvRow> {
  readonly found: CsvRow[] = [];

  override push(row: CsvRow | null): boolean {
    if (row !== null) this.found.push(row);
    return true;
  }
}

const SAMPLE_LINES = 500;

/**
 * Whether the header of a tab-separated file has all of these columns: its first non-comment line, or a comment
 * with tabs.
 */
export function hasColumns({ text }: FileHead, ...columns: readonly string[]): boolean {
  const lines = text.split(/\r?\n/, SAMPLE_LINES);
  const row = lines.find((line) => line.trim() !== '' && !/^[#!]/.test(line)) ?? '';
  const commented = lines.find((line) => /^#\s?\w+\t\w/.test(line)) ?? '';
  return [row, commented.replace(/^#\s?/, '')].some((line) => {
    const names = new Set(line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
    return columns.every((column) => names.has(column));
  });
}

const BANNER_ROWS = 60;

/**
 * Reads CSV and TSV by a mapping. The header is the first row that has all columns of the mapping; rows before it are left
 * out. A row that cannot be used is a reject with its line.
 */
export async function* readTable(chunks: Chunks, options: GraphReaderOptions): TripleBatches {
  const { mapping } = options;
  if (mapping === null) throw new TypeError('A table needs a mapping');
  const whole = await withStart(decoded(chunks, mapping.encoding));
  if (whole.start === '') return;
  const layout = {
    delimiter: delimiterIn(whole.start, mapping),
    quote: mapping.quotes === false ? null : '"',
  } as const;
  const reader = new TableReader(mapping, options, layout.delimiter);
  for await (const rows of csvRows(whole.chunks, layout)) {
    for (const { record, info } of rows) reader.read(record, info.lines);
    yield reader.take();
    if (reader.hasNoHeader) break;
  }
  reader.finish();
}

class TableReader {
  private readonly writer: RowWriter;
  private columns: ReadonlyMap<string, number> | null = null;
  private bannerRows = 0;
  /** Cells of the header; a table without one may have more cells than are named. */
  width = Number.POSITIVE_INFINITY;
  /** Minimum cells of a row. Editors strip trailing tabs, so tab-separated rows only need their identifiers. */
  private used = 0;
  private unread: readonly string[] = [];

  constructor(
    private readonly mapping: TableMapping,
    private readonly options: GraphReaderOptions,
    readonly delimiter: string,
  ) {
    this.writer = new RowWriter(mapping);
    if (mapping.columns !== undefined) this.columns = columnIndex(mapping.columns);
  }

  take(): readonly Triple[] {
    return this.writer.batch.take();
  }

  get hasNoHeader(): boolean {
    return this.columns === null && this.bannerRows >= BANNER_ROWS;
  }

  read(record: readonly string[], line: number): void {
    const { columns } = this;
    if (columns === null) {
      if (!this.hasNoHeader) this.columns = columnsOfHeader(record, this.mapping);
      if (this.columns !== null) {
        const names =
          this.delimiter === '\t' ? idColumns(this.mapping) : columnsOfMapping(this.mapping);
        this.used = Math.max(-1, ...names.map((name) => this.columns?.get(name) ?? -1)) + 1;
        this.width = record.length;
        const read = new Set(columnsOfMapping(this.mapping));
        this.unread = [...this.columns.keys()].filter((name) => name !== '' && !read.has(name));
      }
      this.bannerRows += 1;
      return;
    }
    const reason =
      getRowFault(record, this) ??
      (record.length < this.used ? 'the row has fewer cells than the header' : null) ??
      this.writer.write((column) => {
        const place = columns.get(column);
        return place === undefined ? '' : (record[place] ?? '').trim();
      });
    if (reason !== null) this.reject(reason, line, record.join('\t'));
    else for (const name of this.unread) this.options.onUnread?.(`column ${name}`);
  }

  finish(): void {
    if (this.columns !== null) return;
    const names = columnsOfMapping(this.mapping).map((column) => `"${column}"`);
    this.reject(`no header row has the columns of the mapping: ${names.join(', ')}`, null, '');
  }

  reject(reason: string, line: number | null, text: string): void {
    const { source, onReject } = this.options;
    onReject(getReject({ source, line, reason, text }));
  }
}

async function* decoded(
  chunks: Chunks,
  encoding: TableMapping['encoding'],
): AsyncGenerator<Buffer> {
  if (encoding === undefined) return yield* chunks;
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }));
}

function delimiterIn(start: string, mapping: TableMapping): string {
  const lines = start.split(/\r?\n/, BANNER_ROWS);
  const found = lines.map((line) => getDelimiter(line, mapping)).find((mark) => mark !== null);
  return found ?? '\t';
}
