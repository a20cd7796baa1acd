import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { decompressed } from './decompress.js';
import { withHead } from './with-head.js';

/** The bytes of a file, decompressed. */
export interface ByteSource extends AsyncDisposable {
  /** To be read once. */
  readonly chunks: AsyncIterable<Buffer>;
  /** Returns the first bytes, at most about 64 KiB, which `chunks` yields all the same. To be asked before `chunks` is read. */
  head(): Promise<Buffer>;
  /** Bytes of the file read so far, as stored. */
  bytesRead(): number;
}

/** The path that stands for the standard input. */
export const STANDARD_INPUT = '-';

const CHUNK_BYTES = 256 * 1024;

/**
 * Opens a file, or the standard input, as a stream of bytes in chunks; gzip, bzip2 and zstd are told by their first bytes
 * and brotli by the ending `.br`, and are decompressed on the way. Iteration throws DamagedFileError where compressed
 * bytes cannot be decompressed, and the system's error where the file cannot be read.
 */
export function openBytes(path: string): ByteSource {
  const isFile = path !== STANDARD_INPUT;
  const input: Readable = isFile
    ? createReadStream(path, { highWaterMark: CHUNK_BYTES })
    : process.stdin;
  let bytesRead = 0;
  const stream = withHead(decompressed(counted(), path));
  return {
    get chunks() {
      return stream.chunks;
    },
    head: () => stream.head(),
    bytesRead: () => bytesRead,
    async [Symbol.asyncDispose]() {
      if (isFile) input.destroy();
    },
  };

  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of input) {
      const bytes = chunk as Buffer;
      bytesRead += bytes.length;
      yield bytes;
    }
  }
}
