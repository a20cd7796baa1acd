import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { Decompress as ZstdDecompress } from 'fzstd';
import unbzip2 from 'unbzip2-stream';

/** A compressed file is cut short or damaged; what came before was delivered. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

type Compression = 'gzip' | 'bzip2' | 'zstd' | 'brotli';

const CHUNK_BYTES = 256 * 1024;
/** Small pieces, since a piece of a bzip2 or zstd file can become much larger at once. */
const PIECE_BYTES = 16 * 1024;
const MARKS: readonly (readonly [Compression, readonly number[]])[] = [
  ['gzip', [0x1f, 0x8b]],
  ['bzip2', [0x42, 0x5a, 0x68]],
  ['zstd', [0x28, 0xb5, 0x2f, 0xfd]],
];

/**
 * Decompresses a file whose first bytes are the mark of gzip, bzip2 or zstd; brotli has no mark and is told by the name's
 * ending `.br`. Other bytes pass as they are.
 * @throws DamagedFileError where compressed bytes cannot be decompressed.
 */
export async function* decompressed(
  chunks: AsyncIterable<Buffer>,
  name: string,
): AsyncGenerator<Buffer> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done === true) return;
  const all = startingWith(first.value, iterator);
  const compression = compressionOf(first.value, name);
  if (compression === null) yield* all;
  else yield* damageTold(decode(compression, all));
}

/** Yields a chunk that was read already, and then those that follow it. */
export async function* startingWith(
  first: Buffer,
  rest: AsyncIterator<Buffer>,
): AsyncGenerator<Buffer> {
  try {
    yield first;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
      yield next.value;
    }
  } finally {
    await rest.return?.();
  }
}

function compressionOf(head: Buffer, name: string): Compression | null {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => head[at] === byte));
  if (marked !== undefined) return marked[0];
  return name.endsWith('.br') ? 'brotli' : null;
}

function decode(compression: Compression, chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  if (compression === 'bzip2') return bzip2Decoded(chunks);
  if (compression === 'zstd') return zstdDecoded(chunks);
  const decoder =
    compression === 'gzip'
      ? createGunzip({ chunkSize: CHUNK_BYTES })
      : createBrotliDecompress({ chunkSize: CHUNK_BYTES });
  // The iterator rethrows what fails; the callback is there because a pipeline must have one.
  return pipeline(Readable.from(chunks), decoder, () => {});
}

async function* zstdDecoded(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const decoded: Buffer[] = [];
  let isWhole = false;
  const decoder = new ZstdDecompress((bytes, isLast) => {
    decoded.push(Buffer.from(bytes));
    if (isLast === true) isWhole = true;
  });
  for await (const piece of pieces(chunks)) {
    decoder.push(piece);
    yield* decoded.splice(0);
  }
  decoder.push(new Uint8Array(0), true);
  yield* decoded.splice(0);
  if (!isWhole)
    throw new DamagedFileError('the compressed file is damaged (unexpected end of file)');
}

async function* bzip2Decoded(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const decoded: Buffer[] = [];
  let failure: Error | null = null;
  const decoder = unbzip2();
  decoder.on('data', (bytes: Uint8Array) => decoded.push(Buffer.from(bytes)));
  decoder.on('error', (error: Error) => {
    failure ??= error;
  });
  for await (const piece of pieces(chunks)) {
    decoder.write(piece);
    yield* decoded.splice(0);
    if (failure !== null) throw failure;
  }
  decoder.end();
  yield* decoded.splice(0);
  if (failure !== null) throw failure;
}

async function* pieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += PIECE_BYTES)
      yield chunk.subarray(at, at + PIECE_BYTES);
  }
}

async function* damageTold(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    if (error instanceof DamagedFileError || !(error instanceof Error) || isSystemError(error)) {
      throw error;
    }
    throw new DamagedFileError(`the compressed file is damaged (${error.message})`);
  }
}

/** The file itself could not be read: an error of the system with the call that failed. */
function isSystemError(error: Error): boolean {
  return 'syscall' in error;
}
