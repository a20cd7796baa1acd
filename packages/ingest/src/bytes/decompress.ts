import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { Decompress as ZstdDecompress } from 'fzstd';
// The package has types only for its stream, which decompresses all of its input at once.
// @ts-expect-error
import bitReader from 'unbzip2-stream/lib/bit_iterator.js';
// @ts-expect-error
import bzip2 from 'unbzip2-stream/lib/bzip2.js';
import { LIMITS, UnreadableError } from '../limits.js';

interface BitReader {
  readonly bytesRead: number;
}

const createReader: (nextBuffer: () => Uint8Array) => BitReader = bitReader;
const decoder: {
  header(bits: BitReader): number;
  /** Decompresses a block and returns the checksum so far; null at the end of the stream. */
  decompress(
    bits: BitReader,
    write: (byte: number) => void,
    block: Int32Array,
    blockBytes: number,
    checksum: number,
  ): number | null;
} = bzip2;

const BLOCK_UNIT = 100_000;
/** Bytes to receive beyond the block size before a block is decoded: decoding cannot wait for more. */
const BLOCK_MARGIN = 25_000;
const CHUNK_BYTES = 256 * 1024;

/**
 * Decompresses bzip2, block by block.
 * @throws Error for bytes that are not bzip2, or end too early.
 */
async function* bzip2Decoded(
  chunks: AsyncIterable<Buffer>,
  expansion: Expansion,
): AsyncGenerator<Buffer> {
  const queue: Buffer[] = [];
  let received = 0;
  let bits: BitReader | null = null;
  let blockBytes = 0;
  let checksum = 0;
  const next = () => {
    const buffer = queue.shift();
    if (buffer === undefined) throw new Error('unexpected end of file');
    return buffer;
  };
  const step = (reader: BitReader): readonly Buffer[] => {
    if (blockBytes === 0) {
      blockBytes = BLOCK_UNIT * decoder.header(reader);
      checksum = 0;
      return [];
    }
    const output = new ByteList(expansion);
    const block = new Int32Array(blockBytes);
    const sum = decoder.decompress(reader, output.push, block, blockBytes, checksum);
    if (sum === null) blockBytes = 0;
    else checksum = sum;
    return output.end();
  };
  for await (const chunk of chunks) {
    queue.push(chunk);
    received += chunk.length;
    bits ??= createReader(next);
    while (received - bits.bytesRead >= blockBytes + BLOCK_MARGIN) yield* step(bits);
  }
  while (bits !== null && received > bits.bytesRead) yield* step(bits);
  if (blockBytes !== 0) throw new Error('unexpected end of file');
}

class ByteList {
  private readonly buffers: Buffer[] = [];
  private last = Buffer.alloc(0);
  private length = 0;

  constructor(private readonly expansion: Expansion) {}

  readonly push = (byte: number): void => {
    if (this.length === this.last.length) this.grow();
    this.last[this.length] = byte;
    this.length += 1;
  };

  end(): readonly Buffer[] {
    this.close();
    return this.buffers;
  }

  private grow(): void {
    this.close();
    this.last = Buffer.allocUnsafe(CHUNK_BYTES);
    this.length = 0;
  }

  private close(): void {
    if (this.length === 0) return;
    this.expansion.add(this.length);
    this.buffers.push(this.last.subarray(0, this.length));
  }
}

type Compression = 'gzip' | 'bzip2' | 'zstd' | 'brotli';

/** Small pieces: a piece of a Zstandard file can expand a lot. */
const PIECE_BYTES = 4 * 1024;
const MARKS: readonly (readonly [Compression, readonly number[]])[] = [
  ['gzip', [0x1f, 0x8b]],
  ['bzip2', [0x42, 0x5a, 0x68]],
  ['zstd', [0x28, 0xb5, 0x2f, 0xfd]],
];

/**
 * Decompresses gzip, bzip2 and zstd by their magic numbers and brotli by the ending `.br`. Other bytes pass unchanged.
 * @throws UnreadableError for damaged bytes, and beyond {@link LIMITS}.
 */
export async function* decompressed(
  chunks: AsyncIterable<Buffer>,
  name: string,
): AsyncGenerator<Buffer> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done === true) return;
  const all = startingWith(first.value, iterator);
  const compression = getCompression(first.value, name);
  if (compression === null) {
    yield* all;
    return;
  }
  const expansion = new Expansion();
  try {
    yield* decode(compression, expansion.read(all), expansion);
  } catch (error) {
    const isKnown = error instanceof UnreadableError || !(error instanceof Error);
    // A system error: the file itself cannot be read.
    if (isKnown || 'syscall' in error) throw error;
    throw new UnreadableError(`the compressed file is damaged (${error.message})`);
  }
}

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

class Expansion {
  private compressed = 0;
  private bytes = 0;

  async *read(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.compressed += chunk.length;
      yield chunk;
    }
  }

  /** Counts decompressed bytes before they are stored. @throws UnreadableError beyond {@link LIMITS}. */
  add(bytes: number): void {
    this.bytes += bytes;
    if (this.bytes > LIMITS.freeBytes && this.bytes > LIMITS.expansion * this.compressed) {
      const reason = `the file expands to more than ${LIMITS.expansion} times its compressed size`;
      throw new UnreadableError(reason);
    }
    if (this.bytes > LIMITS.fileBytes)
      throw new UnreadableError('the decompressed file is larger than 1 TiB');
  }
}

function getCompression(head: Buffer, name: string): Compression | null {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => head[at] === byte));
  if (marked !== undefined) return marked[0];
  return name.endsWith('.br') ? 'brotli' : null;
}

async function* decode(
  compression: Compression,
  chunks: AsyncIterable<Buffer>,
  expansion: Expansion,
): AsyncGenerator<Buffer> {
  if (compression === 'bzip2') return yield* bzip2Decoded(chunks, expansion);
  if (compression === 'zstd') return yield* zstdDecoded(chunks, expansion);
  const decoder =
    compression === 'gzip'
      ? createGunzip({ chunkSize: CHUNK_BYTES })
      : createBrotliDecompress({ chunkSize: CHUNK_BYTES });
  // The iterator throws errors; the callback is required.
  for await (const chunk of pipeline(Readable.from(chunks), decoder, () => {})) {
    expansion.add(chunk.length);
    yield chunk;
  }
}

async function* zstdDecoded(
  chunks: AsyncIterable<Buffer>,
  expansion: Expansion,
): AsyncGenerator<Buffer> {
  const decoded: Buffer[] = [];
  let isWhole = false;
  const decoder = new ZstdDecompress((bytes, isLast) => {
    expansion.add(bytes.length);
    decoded.push(Buffer.from(bytes));
    if (isLast === true) isWhole = true;
  });
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst) checkWindow(chunk);
    isFirst = false;
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
      decoder.push(chunk.subarray(at, at + PIECE_BYTES));
      yield* decoded.splice(0);
    }
  }
  decoder.push(new Uint8Array(0), true);
  yield* decoded.splice(0);
  if (!isWhole)
    throw new UnreadableError('the compressed file is damaged (unexpected end of file)');
}

/** Rejects large windows: the decoder keeps as many bytes as the header requests. */
function checkWindow(head: Buffer): void {
  const [descriptor = 0, window = 0] = head.subarray(4, 6);
  const base = 2 ** (10 + (window >>> 3));
  let bytes = base + (base / 8) * (window & 7);
  if ((descriptor & 0x20) !== 0) {
    // A single segment: its size is the window, and follows the dictionary ID.
    const at = 5 + ([0, 1, 2, 4][descriptor & 3] ?? 0);
    const size = Math.min(6, 1 << (descriptor >>> 6));
    bytes = head.length < at + size ? 0 : head.readUIntLE(at, size);
  }
  if (bytes > LIMITS.windowBytes)
    throw new UnreadableError(
      'the compressed file needs a decompression window of more than 128 MiB',
    );
}
