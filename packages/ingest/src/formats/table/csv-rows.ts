import { type Info, type Options, Parser } from 'csv-parse';
import { LIMITS } from '../../limits.js';
import { type CollectingParser, collected } from '../collected.js';

export interface CsvRow {
  readonly record: readonly string[];
  readonly info: Pick<Info, 'lines'>;
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
