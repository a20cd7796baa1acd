import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { decompressed, startingWith } from './decompress.js';

const CARRIAGE_RETURN = 13;
const NEWLINE = 10;
const ENCODINGS: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/**
 * Converts text to UTF-8 and LF by its first chunk: UTF-16 with a byte order mark is decoded, and carriage returns
 * alone (old Mac software, Excel's "CSV (Macintosh)") become newlines. Other bytes pass unchanged.
 */
async function* textBytes(chunks: Chunks): AsyncGenerator<Buffer> {
  let convert: ((chunk: Buffer) => Buffer) | null = null;
  for await (const chunk of chunks) {
    convert ??= getConversion(chunk);
    yield convert(chunk);
  }
}

function getConversion(first: Buffer): (chunk: Buffer) => Buffer {
  const encoding = ENCODINGS[first.toString('hex', 0, 2)];
  if (encoding !== undefined) {
    const decoder = new TextDecoder(encoding);
    return (chunk) => Buffer.from(decoder.decode(chunk, { stream: true }));
  }
  const isText = !first.includes(0);
  if (isText && first.includes(CARRIAGE_RETURN) && !first.includes(NEWLINE))
    return (chunk) => Buffer.from(chunk.map((byte) => (byte === CARRIAGE_RETURN ? NEWLINE : byte)));
  return (chunk) => chunk;
}

/** The bytes of a file, a piece at a time. */
export type Chunks = AsyncIterable<Buffer>;

export interface HeadedBytes {
  readonly chunks: Chunks;
  /** Returns up to 64 KiB from the beginning, which `chunks` still yields. Call it before reading `chunks`. */
  head(): Promise<Buffer>;
}

export interface ByteSource extends HeadedBytes, AsyncDisposable {
  bytesRead(): number;
}

export const STANDARD_INPUT = '-';

const CHUNK_BYTES = 256 * 1024;
const HEAD_BYTES = 64 * 1024;

/**
 * Opens a file or the standard input as chunks. Detects gzip, bzip2 and zstd by content and brotli by the ending `.br`,
 * and decompresses them. Iteration throws UnreadableError for damaged compression and the system's error for unreadable
 * files.
 */
export function openBytes(path: string): ByteSource {
  const isFile = path !== STANDARD_INPUT;
  const input: Readable = isFile
    ? createReadStream(path, { highWaterMark: CHUNK_BYTES })
    : process.stdin;
  let bytesRead = 0;
  const stream = withHead(textBytes(decompressed(counted(), path)));
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

/** Adds a preview to a stream. An error in the first bytes is thrown after the bytes before it. */
export function withHead(bytes: AsyncGenerator<Buffer>): HeadedBytes {
  let chunks = bytes;
  let headBytes: Buffer | null = null;
  return {
    get chunks() {
      return chunks;
    },
    async head() {
      if (headBytes !== null) return headBytes;
      const read: Buffer[] = [];
      let length = 0;
      let rest: AsyncIterator<Buffer> = chunks;
      while (length < HEAD_BYTES) {
        const next = await chunks.next().catch((error: unknown) => {
          rest = { next: () => Promise.reject(error) };
          return null;
        });
        if (next === null || next.done === true) break;
        read.push(next.value);
        length += next.value.length;
      }
      const whole = Buffer.concat(read);
      chunks = startingWith(whole, rest);
      headBytes = whole.subarray(0, HEAD_BYTES);
      return headBytes;
    },
  };
}

export async function withStart(
  chunks: Chunks,
): Promise<{ readonly start: string; readonly chunks: Chunks }> {
  const stream = withHead(getGenerator(chunks));
  const start = (await stream.head())
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return { start, chunks: stream.chunks };
}

async function* getGenerator(chunks: Chunks): AsyncGenerator<Buffer> {
  yield* chunks;
}
