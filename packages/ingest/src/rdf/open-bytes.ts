import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

/** The bytes of a file, decompressed by its name's ending. */
export interface ByteSource extends AsyncDisposable {
  readonly chunks: AsyncIterable<Buffer>;
  /** Bytes of the file read so far, as stored. */
  bytesRead(): number;
}

const CHUNK_BYTES = 256 * 1024;

/** A compressed file is cut short or damaged; what came before was delivered. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

/**
 * Opens a file as a stream of bytes in chunks of at most 256 KiB; `.gz` and `.br` are decompressed on the way.
 * Iteration throws DamagedFileError where compressed bytes cannot be decompressed, and the system's error where
 * the file cannot be read.
 */
export function openBytes(path: string): ByteSource {
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  const decoder = decoderOf(path);
  // The iterator rethrows what fails; the callback is there because a pipeline must have one.
  const stream: Readable = decoder === null ? file : pipeline(file, decoder, () => {});
  return {
    chunks: chunksOf(stream),
    bytesRead: () => file.bytesRead,
    async [Symbol.asyncDispose]() {
      stream.destroy();
      file.destroy();
    },
  };
}

function decoderOf(path: string) {
  if (path.endsWith('.gz')) return createGunzip({ chunkSize: CHUNK_BYTES });
  if (path.endsWith('.br')) return createBrotliDecompress({ chunkSize: CHUNK_BYTES });
  return null;
}

async function* chunksOf(stream: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    if (isDecompressionError(error)) {
      throw new DamagedFileError(`the compressed file is damaged (${error.message})`);
    }
    throw error;
  }
}

function isDecompressionError(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const code = String(error.code);
  return code.startsWith('Z_') || code.startsWith('ERR__ERROR_') || code.startsWith('ERR_BROTLI');
}
