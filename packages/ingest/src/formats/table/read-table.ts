import { withStart } from '../../bytes/open-bytes.js';
import { getReject } from '../../dataset/progress.js';
import type { Triple } from '../../rdf/triple.js';
import type { GraphReaderOptions } from '../graph-format.js';
import { getDelimiter } from './parse-mapping.js';
import { RowWriter } from './row-writer.js';
import { columnsOfMapping, idColumns, type TableMapping } from './table-mapping.js';
import { columnIndex, columnsOfHeader, csvRows, getRowFault } from './table-rows.js';

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
  /** Cells that a row must have. Editors strip tabs from the ends of lines, so of those only identifiers count. */
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
    this.reject(`no row names the columns of the mapping: ${names.join(', ')}`, null, '');
  }

  reject(reason: string, line: number | null, text: string): void {
    const { source, onReject } = this.options;
    onReject(getReject({ source, line, reason, text }));
  }
}

async function* decoded(
  chunks: AsyncIterable<Buffer>,
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
