import { type Info, type Options, Parser } from 'csv-parse';
import { LIMITS } from '../../limits.js';
import { type CollectingParser, collected } from '../collected.js';

/** A row of a table. */
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

class CollectingCsvParser extends Parser implements CollectingParser<CsvRow> {
  readonly found: CsvRow[] = [];

  override push(row: CsvRow | null): boolean {
    if (row !== null) this.found.push(row);
    return true;
  }
}
