import { createReadStream } from 'node:fs';
import type { CallOptions } from '@biographql/core';
import { decompressed } from '../bytes/decompress.js';
import { lineBlocks, textLines } from '../bytes/lines.js';
import { GRAPH_MARK } from '../rdf/graph-mark.js';
import type { StoredSource } from './source-rows.js';

/** Returns the triples of each named graph of a source, by the graph's IRI, as the dataset keeps them. */
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
