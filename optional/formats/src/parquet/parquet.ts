import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { GraphFormat } from '@biographql/ingest';
import {
  type Chunks,
  columnsOfHeader,
  type GraphReaderOptions,
  getReject,
  KgxWriter,
  LIMITS,
  RowWriter,
  recordOfObject,
  type Triple,
  type TripleBatches,
} from '@biographql/ingest/internal';
import { decompress as unzstd } from 'fzstd';
import {
  type Compressors,
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema,
} from 'hyparquet';
import { getKgxRecord, neo4jColumns } from '../neo4j/neo4j-columns.js';
import { PRESETS } from '../presets/presets.js';
import { isParquet, openParquet } from './parquet-file.js';

export const PARQUET: GraphFormat = {
  name: 'parquet',
  title: 'Parquet (BioCypher, KGX, tables with a mapping file)',
  detect: ({ bytes }) => isParquet(bytes),
  read: readParquet,
};

type ParquetRow = Readonly<Record<string, unknown>>;

interface RowTaker {
  take(): readonly Triple[];
  /** Returns why a row cannot be used; null when it was. */
  write(row: ParquetRow): string | null;
}

/** Snappy is built into the reader. */
const COMPRESSORS: Compressors = {
  GZIP: (bytes, length) => gunzipSync(bytes, { maxOutputLength: bounded(bytes, length) }),
  BROTLI: (bytes, length) =>
    brotliDecompressSync(bytes, { maxOutputLength: bounded(bytes, length) }),
  ZSTD: (bytes, length) => unzstd(bytes, new Uint8Array(bounded(bytes, length))),
};
const ROWS_AT_ONCE = 10_000;

/** Returns the stated length of a page. @throws Error when it exceeds the decompression limit. */
function bounded(bytes: Uint8Array, length: number): number {
  if (length <= Math.max(LIMITS.freeBytes, LIMITS.expansion * bytes.length)) return length;
  throw new Error(`a page decompresses to more than ${LIMITS.expansion} times its size`);
}

/**
 * Reads Parquet, some thousand rows at a time: BioCypher's nodes and edges, KGX, and tables by a mapping (the one given, or
 * the preset whose columns the file has). Lists are native; the file's rows count from 1 in rejects.
 */
async function* readParquet(chunks: Chunks, options: GraphReaderOptions): TripleBatches {
  const reject = (reason: string, line: number | null, text = '') =>
    options.onReject(getReject({ source: options.source, line, reason, text }));
  await using file = await openParquet(options.path, chunks);
  if (file === null)
    return reject('the Parquet file is larger than 512 MiB when decompressed', null);
  try {
    const metadata = await parquetMetadataAsync(file.bytes);
    const columns = parquetSchema(metadata).children.map(({ element }) => element.name);
    const taker = getTaker(columns, options);
    if (taker === null)
      return reject(`no supported format has these columns: ${columns.join(', ')}`, null);
    const total = Number(metadata.num_rows);
    for (let rowStart = 0; rowStart < total; rowStart += ROWS_AT_ONCE) {
      const rows = await parquetReadObjects({
        file: file.bytes,
        metadata,
        rowStart,
        rowEnd: Math.min(total, rowStart + ROWS_AT_ONCE),
        compressors: COMPRESSORS,
      });
      for (const [place, row] of rows.entries()) {
        const reason = taker.write(row);
        if (reason !== null) reject(reason, rowStart + place + 1);
      }
      yield taker.take();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    reject(`reading the Parquet file failed (${reason}); the rest of the file is skipped`, null);
  }
}

function getTaker(columns: readonly string[], options: GraphReaderOptions): RowTaker | null {
  const has = (...names: readonly string[]) => names.every((name) => columns.includes(name));
  const isEdges = has('subject', 'predicate', 'object');
  const isNeo4j = has(':ID') || has(':START_ID', ':END_ID');
  if (options.mapping === null && (isNeo4j || isEdges || has('id', 'category'))) {
    const writer = new KgxWriter(options.source);
    const take = () => writer.batch.take();
    if (!isNeo4j) {
      const toRecord = (row: ParquetRow) =>
        Object.fromEntries(columns.map((name) => [name, toValues(row[name], false)]));
      const kind = isEdges ? 'edge' : 'node';
      return { take, write: (row) => writer.write(kind, recordOfObject(toRecord(row))) };
    }
    const known = neo4jColumns(columns);
    const valuesOf = (row: ParquetRow) =>
      columns.map((name) => toValues(row[name], name === ':LABEL'));
    return { take, write: (row) => writer.write(known.kind, getKgxRecord(known, valuesOf(row))) };
  }
  const known = options.mapping === null ? Object.values(PRESETS) : [options.mapping];
  const mapping = known.find((candidate) => columnsOfHeader(columns, candidate) !== null);
  if (mapping === undefined) return null;
  const writer = new RowWriter(mapping);
  return {
    take: () => writer.batch.take(),
    write: (row) => writer.write((column) => toValues(row[column], false).join('|')),
  };
}

function toValues(value: unknown, isPacked: boolean): readonly string[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((item) => toValues(item, isPacked));
  if (value instanceof Date) return [value.toISOString()];
  const text = String(value);
  return isPacked ? text.split(';') : [text];
}
