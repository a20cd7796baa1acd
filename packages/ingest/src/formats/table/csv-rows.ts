import { type Info, type Options, Parser } from 'csv-parse';
import { type CollectingParser, collected, ParserFailure } from '../collected.js';

/** A row of a table. */
export interface CsvRow {
  readonly record: readonly string[];
  readonly info: Pick<Info, 'lines'>;
}

/** The table cannot be read from some line on. */
export class CsvFailure extends Error {
  override readonly name = 'CsvFailure';
  constructor(
    reason: string,
    readonly line: number | null,
  ) {
    super(reason);
  }
}

const LONGEST_ROW = 1024 * 1024;

/**
 * Reads the rows of CSV or TSV, a chunk of input at a time; rows may have fewer or more cells than the first one.
 * @param quote - Null when quotation marks are text.
 * @throws CsvFailure after the rows before the fault.
 */
export async function* csvRows(
  chunks: AsyncIterable<Buffer>,
  { delimiter, quote }: { readonly delimiter: string; readonly quote: '"' | null },
): AsyncGenerator<readonly CsvRow[]> {
  const options: Options = {
    bom: true,
    delimiter,
    quote: quote ?? false,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
    info: true,
  };
  try {
    yield* collected(chunks, new CollectingCsvParser(options));
  } catch (error) {
    if (!(error instanceof ParserFailure)) throw error;
    const { cause } = error;
    const line = 'lines' in cause && typeof cause.lines === 'number' ? cause.lines : null;
    throw new CsvFailure(
      `${error.message.replace(/\.$/, '')}; reading of this file ends here`,
      line,
    );
  }
}

class CollectingCsvParser extends Parser implements CollectingParser<CsvRow> {
  readonly found: CsvRow[] = [];

  override push(row: CsvRow | null): boolean {
    if (row !== null) this.found.push(row);
    return true;
  }
}
