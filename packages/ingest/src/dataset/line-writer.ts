import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { GRAPH_MARK } from '../rdf/read-n-triples.js';
import type { Triple } from '../rdf/triple.js';

const COMPRESSION = { level: 1, chunkSize: 256 * 1024 } as const;

export interface LineWriter extends AsyncDisposable {
  write(lines: readonly string[]): Promise<void>;
  /** Resolves when everything is on disk. @throws the system's error, e.g. for a full disk. */
  end(): Promise<void>;
}

/** Opens a writer; what the file holds stays, since gzip files may be put one after the other. */
export function lineWriter(path: string): LineWriter {
  const gzip = createGzip(COMPRESSION);
  const written = pipeline(gzip, createWriteStream(path, { flags: 'a' }));
  // A failure shows in `write` or `end`; this only keeps it from being reported as unhandled meanwhile.
  written.catch(() => {});
  return {
    async write(lines) {
      if (lines.length === 0) return;
      if (gzip.destroyed) await written;
      if (!gzip.write(`${lines.join('\n')}\n`)) await Promise.race([once(gzip, 'drain'), written]);
    },
    async end() {
      gzip.end();
      await written;
    },
    async [Symbol.asyncDispose]() {
      gzip.destroy();
      await written.catch(() => {});
    },
  };
}

export interface GraphWriter extends Omit<LineWriter, 'write'> {
  write(triples: readonly Triple[]): Promise<void>;
}

export interface GraphWriterOptions {
  readonly hasMarks?: boolean;
}

export function graphWriter(
  path: string,
  { hasMarks = false }: GraphWriterOptions = {},
): GraphWriter {
  const lines = lineWriter(path);
  let graph: string | undefined;
  const getLine = (triple: Triple) => {
    if (!hasMarks || triple.graph === graph) return triple.ntriples;
    graph = triple.graph;
    const mark = graph === undefined ? GRAPH_MARK : `${GRAPH_MARK} <${graph}>`;
    return `${mark}\n${triple.ntriples}`;
  };
  return { ...lines, write: (triples) => lines.write(triples.map(getLine)) };
}
