import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SchemaElement } from 'hyparquet';
import { parquetWriteFile } from 'hyparquet-writer';
import { type KgxTable, type KgxTables, SINGLE_COLUMNS } from './kgx-rows.js';

export interface WrittenTable {
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

/** Writes `nodes.tsv` and `edges.tsv`; tabs and line ends in values become blanks. */
export async function writeTsv(
  folder: string,
  { nodes, edges }: KgxTables,
): Promise<readonly WrittenTable[]> {
  const written: WrittenTable[] = [];
  for (const [name, table] of Object.entries({ nodes, edges })) {
    const file = join(folder, `${name}.tsv`);
    await pipeline(Readable.from(tsvLines(table)), createWriteStream(file));
    written.push({ file, columns: table.columns, rows: table.rows.length });
  }
  return written;
}

function* tsvLines({ columns, rows }: KgxTable): Generator<string> {
  yield `${columns.join('\t')}\n`;
  for (const row of rows) {
    const cells = columns.map((column) => (row.get(column) ?? []).map(oneLine).join('|'));
    yield `${cells.join('\t')}\n`;
  }
}

function oneLine(value: string): string {
  return value.replace(/[\t\r\n]+/g, ' ');
}

/** Writes `nodes.parquet` and `edges.parquet`, in which columns with several values are lists. */
export function writeParquet(folder: string, { nodes, edges }: KgxTables): readonly WrittenTable[] {
  return Object.entries({ nodes, edges }).map(([name, { columns, rows }]) => {
    const filename = join(folder, `${name}.parquet`);
    const root: SchemaElement = { name: 'root', num_children: columns.length };
    const schema = columns.flatMap((each) =>
      SINGLE_COLUMNS.has(each) ? [text(each)] : list(each),
    );
    const columnData = columns.map((column) => {
      const isSingle = SINGLE_COLUMNS.has(column);
      const values = rows.map((row) => row.get(column) ?? []);
      return { name: column, data: values.map((cell) => (isSingle ? cell[0] : [...cell])) };
    });
    parquetWriteFile({ filename, schema: [root, ...schema], columnData });
    return { file: filename, columns, rows: rows.length };
  });
}

function text(name: string): SchemaElement {
  return { name, type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' };
}

function list(name: string): SchemaElement[] {
  return [
    { name, repetition_type: 'OPTIONAL', num_children: 1, converted_type: 'LIST' },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    text('element'),
  ];
}
