import { type Options, Parser } from 'csv-parse';
import { LIMITS } from '../../limits.js';
import { type CollectingParser, collected } from '../collected.js';
import type { FileHead } from '../file-head.js';
import { columnsOfMapping, type TableMapping } from './table-mapping.js';

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
  chunks: AsyncIterable<Buffer>,
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
 * Returns why a row is not what its file meant: it has more cells than the header, is not UTF-8, or a quotation mark that is
 * never closed made one cell of several rows. Null when it may be.
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

export const DELIMITERS = { tab: '\t', comma: ',', semicolon: ';', pipe: '|' } as const;

/**
 * Returns where the columns of a mapping stand in a row that is the header; null for another row. A `#` before the first
 * name is no part of it.
 */
export function columnsOfHeader(
  row: readonly string[],
  mapping: TableMapping,
): ReadonlyMap<string, number> | null {
  const columns = columnIndex(row);
  return missingColumns(columns, mapping).length === 0 ? columns : null;
}

export function missingColumns(
  columns: ReadonlyMap<string, number>,
  mapping: TableMapping,
): readonly string[] {
  return columnsOfMapping(mapping).filter((column) => !columns.has(column));
}

export function columnIndex(row: readonly string[]): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  for (const [place, cell] of row.entries()) {
    const name = place === 0 ? cell.trim().replace(/^#\s*/, '') : cell.trim();
    if (!columns.has(name)) columns.set(name, place);
  }
  return columns;
}

const SEEN_LINES = 500;

/**
 * Whether the header of a tab-separated file has all of these columns: its first line that is no comment, or a comment
 * with tabs.
 */
export function hasColumns({ text }: FileHead, ...columns: readonly string[]): boolean {
  const lines = text.split(/\r?\n/, SEEN_LINES);
  const row = lines.find((line) => line.trim() !== '' && !/^[#!]/.test(line)) ?? '';
  const commented = lines.find((line) => /^#\s?\w+\t\w/.test(line)) ?? '';
  return [row, commented.replace(/^#\s?/, '')].some((line) => {
    const names = new Set(line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
    return columns.every((column) => names.has(column));
  });
}
