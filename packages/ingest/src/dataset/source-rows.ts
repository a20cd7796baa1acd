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

/**
 * Name of the file that has the triples of a dataset as its sources gave them, where entities were merged: one gzip member
 * for each file. Where none were, the graph's own file is that.
 */
export const ROWS_FILE = 'sources.nt.gz';

/** The triples that a dataset retains of one of its sources. */
export interface StoredSource {
  /** The file of rows. */
  readonly path: string;
  /** Where its first row begins. */
  readonly start: number;
  readonly rows: SourceRows;
}

/** Returns whether it is known which triples of a graph are of which source. */
export function hasRows({ origin, sources }: GraphManifest): boolean {
  return origin === 'ingest' && sources.every(({ rows }) => rows !== undefined);
}

/** Returns where the rows of each source of a graph are, in their order; null where it is not known. */
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

/** Copies the rows of one file of a source into a file of its own. @param number - among the files of the source. */
export async function copyRows(
  { path, start, rows: { bytes } }: StoredSource,
  number: number,
  to: string,
): Promise<void> {
  const first = start + bytes.slice(0, number).reduce((sum, each) => sum + each, 0);
  const last = first + (bytes[number] ?? 0) - 1;
  await pipeline(createReadStream(path, { start: first, end: last }), createWriteStream(to));
}

/** Returns the triples of each named graph of a source, by the graph's IRI. */
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

/** Retains a graph's file as the file of rows, as the graph is about to be merged; without effect where there is one. */
export async function retainRows(directory: string): Promise<void> {
  const [graph, rows] = [join(directory, GRAPH_FILE), join(directory, ROWS_FILE)];
  if ((await sourceBytes(rows)) > 0) return;
  await shareFile(graph, rows);
}

/** Puts the file of rows of a dataset, if it has one, into the folder of another. */
export async function shareRows(from: string, to: string): Promise<void> {
  await shareFile(join(from, ROWS_FILE), join(to, ROWS_FILE)).catch(ignoreAbsence);
}

function rowsOf({ name, rows }: ManifestSource): SourceRows {
  if (rows === undefined) throw new TypeError(`It is not known which triples are of ${name}`);
  return rows;
}
