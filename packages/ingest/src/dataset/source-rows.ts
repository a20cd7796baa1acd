import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { CallOptions } from '@biographql/core';
import { decompressed } from '../bytes/decompress.js';
import { lineBlocks, textLines } from '../bytes/lines.js';
import { GRAPH_MARK } from '../rdf/read-n-triples.js';
import { ignoreAbsence, shareFile, sourceBytes } from './files.js';
import type { GraphManifest, ManifestSource, SourceRows } from './manifest.js';
import { type Dataset, GRAPH_FILE } from './open-dataset.js';

/** Name of the file of unmerged triples: one gzip member per file. A dataset without merges uses the graph file instead. */
export const ROWS_FILE = 'sources.nt.gz';

export interface StoredSource {
  readonly path: string;
  readonly start: number;
  readonly rows: SourceRows;
}

export function hasRows({ origin, sources }: GraphManifest): boolean {
  return origin === 'ingest' && sources.every(({ rows }) => rows !== undefined);
}

export async function storedSources({
  directory,
  manifest: { graph },
}: Pick<Dataset, 'directory' | 'manifest'>): Promise<readonly StoredSource[] | null> {
  if (!hasRows(graph)) return null;
  const own = join(directory, ROWS_FILE);
  const path = (await sourceBytes(own)) > 0 ? own : join(directory, GRAPH_FILE);
  let start = 0;
  return graph.sources.map((source) => {
    const rows = rowsOf(source);
    const stored = { path, start, rows };
    start += rows.bytes.reduce((sum, bytes) => sum + bytes, 0);
    return stored;
  });
}

export async function copyRows(
  { path, start, rows: { bytes } }: StoredSource,
  number: number,
  to: string,
): Promise<void> {
  const first = start + bytes.slice(0, number).reduce((sum, each) => sum + each, 0);
  const last = first + (bytes[number] ?? 0) - 1;
  await pipeline(createReadStream(path, { start: first, end: last }), createWriteStream(to));
}

export async function countNamedGraphs(
  { path, start, rows }: StoredSource,
  { signal }: CallOptions = {},
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  if (rows.named === undefined) return counts;
  let first = start;
  for (const bytes of rows.bytes) {
    let graph: string | undefined;
    const stream = createReadStream(path, { start: first, end: first + bytes - 1 });
    for await (const block of lineBlocks(decompressed(stream, path))) {
      signal?.throwIfAborted();
      if (block.kind === 'too-long') continue;
      for (const line of textLines(block.bytes)) {
        if (line.startsWith(GRAPH_MARK)) graph = line.match(/<(.*)>/)?.[1];
        else if (graph !== undefined) counts.set(graph, (counts.get(graph) ?? 0) + 1);
      }
    }
    first += bytes;
  }
  return counts;
}

/** Stores the graph file as the file of unmerged triples before a merge, unless there is one. */
export async function retainRows(directory: string): Promise<void> {
  const [graph, rows] = [join(directory, GRAPH_FILE), join(directory, ROWS_FILE)];
  if ((await sourceBytes(rows)) > 0) return;
  await shareFile(graph, rows);
}

export async function shareRows(from: string, to: string): Promise<void> {
  await shareFile(join(from, ROWS_FILE), join(to, ROWS_FILE)).catch(ignoreAbsence);
}

function rowsOf({ name, rows }: ManifestSource): SourceRows {
  if (rows === undefined) throw new TypeError(`It is not known which triples are of ${name}`);
  return rows;
}
