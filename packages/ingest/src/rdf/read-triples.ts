import type { CallOptions } from '@biographql/core';
import type { Reject } from '../dataset/progress.js';
import { DamagedFileError, openBytes } from './open-bytes.js';
import { type RdfFile, rdfFilesAt } from './rdf-files.js';
import { type FileReaderOptions, readNTriples } from './read-n-triples.js';
import { readTurtle } from './read-turtle.js';
import type { Triple } from './triple.js';

/** How far the reading of one path is, told after each batch. */
export interface ReadProgress {
  /** The file being read. */
  readonly source: string;
  /** Triples of all files so far. */
  readonly triples: number;
  /** Bytes of all files so far, as stored (compressed). */
  readonly bytes: number;
  readonly totalBytes: number;
}

/** Options of {@link readTriples}. */
export interface ReadTriplesOptions extends CallOptions {
  /** Called for each piece that could not be read; without it such pieces are left out silently. */
  readonly onReject?: ((reject: Reject) => void) | undefined;
  readonly onProgress?: ((progress: ReadProgress) => void) | undefined;
  /**
   * Put before the labels of blank nodes, followed by the file's number, so that nodes of different files stay apart.
   * Letters and digits only. Null keeps the labels as they are. Default `f`.
   */
  readonly blankNodePrefix?: string | null | undefined;
}

/**
 * Reads triples from a file or a folder of files (`.nt`, `.ttl`, each also `.gz` or `.br`) in batches of a few thousand.
 * What cannot be read is a reject: in N-Triples the line, in Turtle the rest of the file, and of a damaged
 * compressed file what follows the damage. The other files are read all the same.
 * @throws InvalidArgumentError when there is no such file; `signal.reason` when aborted; the system's error when a file
 * cannot be opened or read.
 */
export async function* readTriples(
  path: string,
  options: ReadTriplesOptions = {},
): AsyncGenerator<readonly Triple[]> {
  const { signal, onProgress, blankNodePrefix = 'f' } = options;
  const files = await rdfFilesAt(path);
  const totalBytes = files.reduce((sum, file) => sum + file.bytes, 0);
  let triples = 0;
  let earlierBytes = 0;
  for (const [index, file] of files.entries()) {
    await using source = openBytes(file.path);
    const readerOptions: FileReaderOptions = {
      source: file.path,
      onReject: options.onReject ?? ignore,
      renameBlank: blankNodePrefix === null ? same : prefixed(`${blankNodePrefix}${index}_`),
    };
    for await (const batch of batchesOf(file, source.chunks, readerOptions)) {
      signal?.throwIfAborted();
      triples += batch.length;
      yield batch;
      const bytes = earlierBytes + source.bytesRead();
      onProgress?.({ source: file.path, triples, bytes, totalBytes });
    }
    earlierBytes += file.bytes;
  }
}

async function* batchesOf(
  file: RdfFile,
  chunks: AsyncIterable<Buffer>,
  options: FileReaderOptions,
): AsyncGenerator<readonly Triple[]> {
  const read = file.format === 'n-triples' ? readNTriples : readTurtle;
  try {
    yield* read(chunks, options);
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    const reason = `${error.message}; reading of this file ends here`;
    options.onReject({ source: file.path, line: null, reason, text: '' });
  }
}

function prefixed(prefix: string): (label: string) => string {
  return (label) => `${prefix}${label}`;
}

function same(label: string): string {
  return label;
}

function ignore(): void {}
