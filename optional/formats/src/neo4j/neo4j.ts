import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { GraphFormat } from '@biographql/ingest';
import {
  type Chunks,
  csvRows,
  type GraphReaderOptions,
  getReject,
  getRowFault,
  KgxWriter,
  type TripleBatches,
  withStart,
} from '@biographql/ingest/internal';
import {
  getKgxRecord,
  getListMark,
  getNeo4jDelimiter,
  type Neo4jColumns,
  neo4jColumns,
  toCells,
} from './neo4j-columns.js';

export const NEO4J: GraphFormat = {
  name: 'neo4j',
  title: 'BioCypher and neo4j-admin CSV',
  detect: ({ path, text }) =>
    getNeo4jDelimiter(text.split(/\r?\n/, 1)[0] ?? '') !== null || getNeo4jHeader(path) !== null,
  read: readNeo4j,
};

/**
 * Reads nodes and edges in CSV as `neo4j-admin import` takes them and BioCypher writes them: with a header inside, or
 * with a header file next to the part (`Gene-header.csv` next to `Gene-part000.csv`).
 */
async function* readNeo4j(chunks: Chunks, options: GraphReaderOptions): TripleBatches {
  const writer = new KgxWriter(options.source);
  const reject = (reason: string, line: number, text: string) =>
    options.onReject(getReject({ source: options.source, line, reason, text }));
  const whole = await withStart(chunks);
  const [firstLine = ''] = whole.start.split(/\r?\n/, 1);
  if (firstLine === '') return;
  const hasHeader = getNeo4jDelimiter(firstLine) !== null;
  const header = hasHeader ? firstLine : await neighborHeader(options);
  const delimiter = getNeo4jDelimiter(header);
  if (delimiter === null) {
    reject('there is no header with :ID, or with both :START_ID and :END_ID', 1, firstLine);
    return;
  }
  const columns = neo4jColumns(toCells(header, delimiter));
  let isHeader = hasHeader;
  const layout = { delimiter, quote: getQuote(whole.start, delimiter) } as const;
  for await (const rows of csvRows(whole.chunks, layout)) {
    for (const { record, info } of rows) {
      if (!isHeader) {
        const values = toValues(record, columns, getListMark(delimiter));
        const text = record.join(delimiter);
        const { length } = columns.names;
        const reason =
          record.length === length
            ? (getRowFault(record, { width: length, delimiter }) ??
              writer.write(columns.kind, getKgxRecord(columns, values)))
            : `the row has ${record.length} cells instead of ${length}`;
        if (reason !== null) reject(reason, info.lines, text);
      }
      isHeader = false;
    }
    yield writer.batch.take();
  }
}

/** BioCypher uses either quotation mark around texts. */
function getQuote(start: string, delimiter: string): '"' | "'" {
  const lines = start.split(/\r?\n/);
  const begins = (mark: string) =>
    lines.some((line) => line.split(delimiter).some((cell) => cell.startsWith(mark)));
  return begins("'") && !begins('"') ? "'" : '"';
}

async function neighborHeader({ path }: GraphReaderOptions): Promise<string> {
  const header = path === null ? null : getNeo4jHeader(path);
  return header === null ? '' : ((await readFile(header, 'utf8')).split(/\r?\n/, 1)[0] ?? '');
}

function toValues(
  record: readonly string[],
  { isList }: Neo4jColumns,
  mark: string,
): readonly (readonly string[])[] {
  return record.map((cell, place) => {
    const values = isList[place] === true ? cell.split(mark) : [cell];
    return values.map((value) => value.trim()).filter(Boolean);
  });
}

const PART = /^(.*)-part\d+\.(?:csv|tsv|txt)(?:\.(?:gz|bz2|zst|br))?$/i;
const ENDINGS = ['csv', 'tsv', 'txt'];

/** Returns the path of the header file next to a part of BioCypher's output; null for another file. */
function getNeo4jHeader(path: string): string | null {
  const base = PART.exec(path)?.[1];
  if (base === undefined) return null;
  return ENDINGS.map((ending) => `${base}-header.${ending}`).find(existsSync) ?? null;
}
