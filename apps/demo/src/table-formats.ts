import { toCsv } from './csv.ts';

/** A table to be saved: titles, and rows of as many values. */
export interface PlainTable {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** A way to save something as a file. */
export interface FileFormat {
  readonly label: string;
  /** Without the dot. */
  readonly extension: string;
  readonly type: string;
  /** The whole file; it may have to be computed first. */
  readonly text: () => string | Promise<string>;
}

/** The formats that any table can be saved in. The table is made when one is chosen. */
export function tableFormats(table: () => PlainTable): readonly FileFormat[] {
  const csv = () => {
    const { titles, rows } = table();
    return toCsv([titles, ...rows]);
  };
  return [
    { label: 'CSV', extension: 'csv', type: 'text/csv', text: csv },
    {
      label: 'TSV',
      extension: 'tsv',
      type: 'text/tab-separated-values',
      text: () => tabSeparated(table()),
    },
    {
      label: 'JSON Lines',
      extension: 'jsonl',
      type: 'application/x-ndjson',
      text: () => jsonLines(table()),
    },
  ];
}

/** Tabs and line breaks within a value become blanks: the format has no way to write them. */
function tabSeparated({ titles, rows }: PlainTable): string {
  return [titles, ...rows]
    .map((row) => row.map((value) => String(value ?? '').replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .map((line) => `${line}\n`)
    .join('');
}

// An object per row; what a row has no value for is left out.
function jsonLines({ titles, rows }: PlainTable): string {
  return rows
    .map((row) => titles.map((title, at) => [title, row[at] ?? null] as const))
    .map((fields) => Object.fromEntries(fields.filter(([, value]) => value !== null)))
    .map((record) => `${JSON.stringify(record)}\n`)
    .join('');
}
