import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Triple } from '../rdf/triple.js';

/** Level 1 writes three times as fast as the default for a fifth more bytes. */
export const COMPRESSION = { level: 1, chunkSize: 256 * 1024 } as const;

/** Appends triples to a file of gzipped N-Triples. */
export interface GraphWriter extends AsyncDisposable {
  write(triples: readonly Triple[]): Promise<void>;
  /** Resolves when everything is on disk. @throws the system's error, e.g. for a full disk. */
  end(): Promise<void>;
}

/** Opens a writer; what the file holds stays, since gzip files may be put one after the other. */
export function graphWriter(path: string): GraphWriter {
  const gzip = createGzip(COMPRESSION);
  const written = pipeline(gzip, createWriteStream(path, { flags: 'a' }));
  // A failure shows in `write` or `end`; this only keeps it from being reported as unhandled meanwhile.
  written.catch(() => {});
  return {
    async write(triples) {
      if (triples.length === 0) return;
      if (gzip.destroyed) await written;
      const text = `${triples.map(({ ntriples }) => ntriples).join('\n')}\n`;
      if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written]);
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
