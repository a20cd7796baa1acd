// The package has types for its stream alone, which decompresses all that it was given at once.
// @ts-expect-error
import bitReader from 'unbzip2-stream/lib/bit_iterator.js';
// @ts-expect-error
import bzip2 from 'unbzip2-stream/lib/bzip2.js';

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
/** A block is decompressed when all of its bytes are there: it has no more than these beside its size. */
const BLOCK_MARGIN = 25_000;
const CHUNK_BYTES = 256 * 1024;

/**
 * Decompresses bzip2, block by block.
 * @param onBytes - told the bytes of a block while it becomes larger; what it throws ends the reading.
 * @throws Error for bytes that are not bzip2, or end too early.
 */
export async function* bzip2Decoded(
  chunks: AsyncIterable<Buffer>,
  onBytes: (bytes: number) => void,
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
    const output = new ByteList(onBytes);
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

  constructor(private readonly onBytes: (bytes: number) => void) {}

  readonly push = (byte: number): void => {
    if (this.length === this.last.length) this.grow();
    this.last[this.length] = byte;
    this.length += 1;
  };

  end(): readonly Buffer[] {
    return [...this.buffers, this.last.subarray(0, this.length)].filter(({ length }) => length > 0);
  }

  private grow(): void {
    if (this.length > 0) this.buffers.push(this.last);
    this.onBytes(this.buffers.length * CHUNK_BYTES);
    this.last = Buffer.allocUnsafe(CHUNK_BYTES);
    this.length = 0;
  }
}
